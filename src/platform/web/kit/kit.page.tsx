import { pageMeta } from '../page-meta.ts'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { KitActions } from './kit-actions.tsx'
import { KitFeedback } from './kit-feedback.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitForm } from './kit-form.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitPanels } from './kit-panels.tsx'
import { KitTokens } from './kit-tokens.tsx'

export const meta = () => pageMeta('UI kit', 'Every component in every state.')

/** Development server only. Stateless components are shown in both themes. */
export default function KitPage() {
  return (
    <main id="main" className="page-width flex flex-col gap-12 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">UI kit</h1>
        <ThemeSwitch />
      </header>
      <KitForm />
      <KitOverlays />
      <div className="grid gap-6 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            className="flex min-w-0 flex-col gap-10 rounded-lg bg-paper p-4 sm:p-6"
          >
            <h2 className="text-2xl">{theme === 'light' ? 'Light' : 'Dark'}</h2>
            <KitTokens />
            <KitActions />
            <KitFields />
            <KitFeedback />
            <KitPanels theme={theme} />
          </section>
        ))}
      </div>
    </main>
  )
}
