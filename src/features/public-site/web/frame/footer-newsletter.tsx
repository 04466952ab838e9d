import { lazy, Suspense } from 'react'
import { firstInteraction } from './first-interaction.ts'

const formBox = 'footer-newsletter'

/**
 * In the HTML of every page, so that it works without scripts. In the browser its script is fetched at the first touch of
 * the page, and until then the form from the HTML stands there, complete: no visitor pays for it who only reads.
 */
const NewsletterForm = import.meta.env.SSR
  ? (await import('#features/forms/web.ts')).NewsletterForm
  : lazy(async () => {
      // A page that was not prerendered has no form yet.
      if (document.querySelector(`#${formBox} form`)) await firstInteraction()
      return { default: (await import('#features/forms/web.ts')).NewsletterForm }
    })

export function FooterNewsletter() {
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="text-xl">
        Newsletter
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        News of the launch and of the tools. One click ends it.
      </p>
      <div id={formBox}>
        <Suspense>
          <NewsletterForm />
        </Suspense>
      </div>
    </section>
  )
}
