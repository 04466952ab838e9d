import { html } from 'hono/html'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import type { FormPage } from './form-pages.ts'
import { renderField } from './render-field.ts'
import { renderPage } from './render-page.ts'

export function renderSuccess({ page, message }: { page: FormPage; message: string }) {
  return renderPage(
    'Thank you',
    html`<p role="status">${message}</p>
      <p><a href="${page.back}">Back to the site</a></p>`,
  )
}

type Failure = {
  page: FormPage
  typed: Record<string, string>
  /** Where to submit the form again. */
  action: string
  error: ErrorEnvelope['error']
}

/** Shows the errors and the form as it was filled in. Unknown forms get only a link back. */
export function renderFailure({ page, typed, action, error }: Failure) {
  const problems: Record<string, string> = error.details?.fields ?? {}
  const own = new Set(page.fields.map(({ name }) => name))
  const otherProblems = Object.entries(problems).filter(([name]) => !own.has(name))
  const isAboutFields = Object.keys(problems).length > otherProblems.length
  const texts = [
    ...page.failures,
    ...(isAboutFields ? otherProblems.map(([, text]) => text) : [error.message]),
  ]
  return renderPage(
    page.title,
    html`<div role="alert">${texts.map((text) => html`<p>${text}</p>`)}</div>
      ${page.fields.length > 0 ? renderForm({ page, typed, action, problems }) : ''}
      <p><a href="${page.back}">Back to the site</a></p>`,
  )
}

function renderForm({
  page,
  typed,
  action,
  problems,
}: Omit<Failure, 'error'> & { problems: Record<string, string> }) {
  return html`<form method="post" action="${action}">
    ${Object.entries(page.hidden ?? {}).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${page.fields.map((field) => renderField(field, typed[field.name] ?? '', problems[field.name]))}
    <button type="submit">${page.button}</button>
  </form>`
}
