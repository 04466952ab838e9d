import { html } from 'hono/html'
import { renderPage } from '#platform/server/http/render-page.ts'

type Question =
  | { title: string; question: string; button: string; action: string; token: string }
  | { title: string; problem: string }

/**
 * The page behind an emailed link, with a button to confirm the action, or an error without a valid token.
 */
export function renderQuestion(page: Question) {
  if ('problem' in page)
    return renderPage(
      page.title,
      html`<p role="alert">${page.problem}</p>
        <p><a href="/">Back to the site</a></p>`,
    )
  return renderPage(
    page.title,
    html`<p>${page.question}</p>
      <form method="post" action="${page.action}?token=${encodeURIComponent(page.token)}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">${page.button}</button>
      </form>`,
  )
}
