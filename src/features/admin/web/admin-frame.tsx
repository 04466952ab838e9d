import Keyboard from 'lucide-react/icons/keyboard'
import Rows from 'lucide-react/icons/rows-3'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { teamRoles } from '#features/accounts/contract/roles.ts'
import { AccountMenu, RequireAccess } from '#features/accounts/web.ts'
import { brand } from '#platform/common/brand.ts'
import { ShortcutProvider, useShortcuts } from '#platform/web/shortcuts.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { shellTexts } from '../contract/shell-texts.ts'
import { AdminRail, BottomBar } from './admin-rail.tsx'
import { adminSections, sectionPath } from './admin-sections.ts'
import { CommandPalette } from './command-palette.tsx'
import { useDensity } from './density.ts'
import { useOpenPalette } from './use-open-palette.ts'

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }))

type AdminFrameProps = { title: ReactNode; current?: string | undefined; children: ReactNode }

/** Rail, header and access guard of every admin page. */
export function AdminFrame(props: AdminFrameProps) {
  return (
    <ShortcutProvider>
      <RequireAccess roles={teamRoles}>
        <Shell {...props} />
      </RequireAccess>
    </ShortcutProvider>
  )
}

function Shell({ title, current, children }: AdminFrameProps) {
  const [open, setOpen] = useState<'palette' | 'help'>()
  const { density, toggle } = useDensity()
  useOpenPalette(() => setOpen('palette'))
  useNavigationShortcuts({ showHelp: () => setOpen('help') })
  return (
    <div
      data-density={density}
      className="min-h-dvh [--row:2.75rem] data-[density=compact]:[--cell-padding:0.375rem] data-[density=compact]:[--row:2.25rem] lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]"
    >
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-sunken lg:flex">
        <Link
          to={accountPaths.home}
          className="flex h-16 shrink-0 items-center px-5 font-display text-xl font-bold focus-visible:-outline-offset-2"
        >
          {brand.name}
        </Link>
        <AdminRail current={current} />
      </aside>
      <div className="min-w-0 pb-20 lg:pb-0">
        <header className="sticky top-0 z-20 flex h-16 items-center gap-1 border-b border-line bg-paper px-4 sm:gap-2 lg:px-6">
          <div className="mr-auto min-w-0">{title}</div>
          <Button
            className="max-sm:size-10 max-sm:px-0 sm:font-normal sm:text-ink-soft"
            onClick={() => setOpen('palette')}
          >
            <Search size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">{shellTexts.openPalette}</span>
            <kbd aria-hidden="true" className="max-sm:hidden">
              ⌘K
            </kbd>
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="max-sm:hidden"
            aria-pressed={density === 'compact'}
            aria-label={shellTexts.compact}
            title={density === 'compact' ? shellTexts.comfortable : shellTexts.compact}
            onClick={toggle}
          >
            <Rows size={18} aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="max-lg:hidden"
            aria-label={shellTexts.shortcuts}
            title={`${shellTexts.shortcuts} (?)`}
            onClick={() => setOpen('help')}
          >
            <Keyboard size={18} aria-hidden="true" />
          </Button>
          <AccountMenu />
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      <BottomBar current={current} />
      {/* Loaded with the page, because what is typed right after its key must not act as shortcuts. */}
      {open === 'palette' && <CommandPalette toggleDensity={toggle} onClose={() => setOpen(undefined)} />}
      <Suspense fallback={null}>
        {open === 'help' && <ShortcutHelp onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  )
}

function useNavigationShortcuts({ showHelp }: { showHelp: () => void }) {
  const navigate = useNavigate()
  useShortcuts([
    { keys: '?', label: shellTexts.shortcuts, run: showHelp },
    ...adminSections.map((section) => ({
      keys: `g ${section.letter}`,
      label: shellTexts.goTo(section.label),
      run: () => void navigate(sectionPath(section)),
    })),
  ])
}
