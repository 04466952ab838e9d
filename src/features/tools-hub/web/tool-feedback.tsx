import { FeedbackForm } from '#features/forms/web.ts'

export function ToolFeedback() {
  return (
    <section aria-labelledby="feedback-title" className="page-width pb-section">
      <div className="max-w-prose border-t border-line pt-8">
        <h2 id="feedback-title" className="mb-1 text-2xl">
          How’s it going?
        </h2>
        <p className="mb-5 text-sm text-ink-soft">A quick rating helps us improve.</p>
        <FeedbackForm />
      </div>
    </section>
  )
}
