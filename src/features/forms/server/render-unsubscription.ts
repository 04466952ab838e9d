import { html } from 'hono/html'
import { unsubscriptionMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { renderPage } from './render-page.ts'

/** Asks before it unsubscribes; without a token that we made there is nothing to ask. */
export function renderUnsubscription(token: string | undefined) {
  if (token === undefined)
    return renderPage('Newsletter', html`<p role="alert">${unsubscriptionMessages.unknownLink}</p>`)
  return renderPage(
    'Newsletter',
    html`<p>${unsubscriptionMessages.question}</p>
      <form method="post" action="${formPaths.unsubscription}?token=${encodeURIComponent(token)}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Unsubscribe</button>
      </form>`,
  )
}
