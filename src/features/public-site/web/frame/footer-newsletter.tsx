import { NewsletterForm } from '#features/forms/web.ts'

export function FooterNewsletter() {
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="text-xl">
        Newsletter
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">Launch and product news. Unsubscribe anytime.</p>
      <NewsletterForm />
    </section>
  )
}
