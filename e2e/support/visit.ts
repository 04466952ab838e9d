import type { Page } from '@playwright/test'

export type SentEvent = { type: string; id: string; pageUrl: string; text?: string; eventType?: string }

/** Opens a page and waits until the tracker is active. */
export async function visit(page: Page, path: string) {
  const loaded = page.waitForResponse(/\/assets\/tracker-/)
  await page.goto(path)
  const url = (await loaded).url()
  // The response may have begun without the script having run; a second import of it resolves once it has.
  await page.evaluate(async (script) => void (await import(script)), url)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)))
}

/** Hides the page without leaving it, which sends the remaining events, if there are any. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Hides the page and returns the events it then sends; there must be some. */
export async function sentByHiding(page: Page) {
  const sent = page.waitForRequest('**/api/analytics')
  await hide(page)
  const { events } = (await sent).postDataJSON() as {
    events: SentEvent[]
  }
  return events
}
