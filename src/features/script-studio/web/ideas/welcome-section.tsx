import { Button } from '#platform/web/ui/button.tsx'
import { welcomeMessages } from '../../contract/idea-messages.ts'

type WelcomeSectionProps = { hasProfile: boolean; onProfile: () => void; onIdeas: () => void }

/** In the place of the ideas, as long as there are none. */
export function WelcomeSection({ hasProfile, onProfile, onIdeas }: WelcomeSectionProps) {
  return (
    <section className="rounded-lg border border-line bg-surface px-6 py-8 sm:px-10">
      <h2 className="text-2xl">{welcomeMessages.title}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {welcomeMessages.steps.map(([title, text], index) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <p className="text-sm text-ink-soft tabular-nums">{index + 1}</p>
            <p className="mt-1 font-display text-lg font-bold">{title}</p>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Button className="mt-8" onClick={hasProfile ? onIdeas : onProfile}>
        {hasProfile ? welcomeMessages.firstIdeas : welcomeMessages.profile}
      </Button>
    </section>
  )
}
