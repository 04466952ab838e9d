import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useShortcutList, type Shortcut } from '#platform/web/shortcuts.tsx'
import { shellTexts } from '../contract/shell-texts.ts'

type Shown = Pick<Shortcut, 'keys' | 'label'>

/** What can be pressed on this screen, and next to it where to go from here. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const list = useShortcutList()
  const { here, goTo } = groupShortcuts(list())
  return (
    <Dialog open onOpenChange={onClose} title={shellTexts.shortcuts} size="lg">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <KeyList shortcuts={[...here, { keys: '⌘K', label: shellTexts.openPalette }]} />
        <KeyList shortcuts={goTo} />
      </div>
    </Dialog>
  )
}

const groupShortcuts = (shortcuts: readonly Shown[]) => ({
  here: shortcuts.filter(({ keys }) => !keys.includes(' ')),
  goTo: shortcuts.filter(({ keys }) => keys.includes(' ')),
})

function KeyList({ shortcuts }: { shortcuts: readonly Shown[] }) {
  return (
    <dl className="flex flex-col gap-y-1">
      {shortcuts.map(({ keys, label }) => (
        <div key={`${keys} ${label}`} className="flex min-h-8 items-center justify-between gap-4 text-sm">
          <dt>{label}</dt>
          <dd className="flex gap-1">
            {keys.split(' ').map((key) => (
              <kbd
                key={key}
                className="min-w-6 rounded-sm border border-edge bg-sunken px-1.5 text-center text-xs leading-5 font-semibold"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
