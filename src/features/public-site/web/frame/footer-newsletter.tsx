import { lazy, Suspense } from 'react'
import { whenNeeded } from './when-needed.ts'

const formBox = 'footer-newsletter'

/**
 * In the HTML of every page, so that it works without scripts. In the browser its script is fetched when the footer comes
 * near, and until then the form from the HTML stands there, complete: nobody pays for it who reads only the top.
 */
const NewsletterForm = lazy(async () => {
  if (!import.meta.env.SSR) {
    // A page that was not prerendered has no form yet.
    const form = document.querySelector(`#${formBox} form`)
    if (form) await whenNeeded(form)
  }
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
