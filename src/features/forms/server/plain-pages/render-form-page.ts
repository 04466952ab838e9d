import { html } from 'hono/html'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import type { FormPage } from './form-pages.ts'
import type { ConfirmationResponse } from '../../contract/contact.ts'
import { messageLength, type FormField } from '../../contract/form-fields.ts'
import { renderPage } from '#platform/server/http/render-page.ts'

export function renderSuccess({ page, message, next }: ConfirmationResponse & { page: FormPage }) {
  return renderPage(
    'Thank you',
    html`<p role="status">${message}</p>
      ${page.next === undefined ? '' : html`<p>${page.next}</p>`}
      ${next ? html`<p><a class="button" href="${next.path}">${next.label}</a></p>` : ''}
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

export function renderForm({
  page,
  typed,
  action,
  problems,
  idPrefix = '',
}: Omit<Failure, 'error'> & { problems: Record<string, string>; idPrefix?: string }) {
  return html`<form method="post" action="${action}">
    ${Object.entries(page.hidden ?? {}).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${page.fields.map((field) => renderField(field, `${idPrefix}${field.name}`, typed[field.name] ?? '', problems[field.name]))}
    <button type="submit">${page.button}</button>
  </form>`
}

/** A labeled control with its value and error message. */
function renderField(field: FormField, id: string, value: string, problem: string | undefined) {
  return html`<div>
    <label for="${id}">${field.label}</label>
    ${renderControl(field, id, value, problem === undefined ? undefined : `${id}-error`)}
    ${field.hint === undefined ? '' : html`<p class="hint">${field.hint}</p>`}
    ${problem === undefined ? '' : html`<p class="error" id="${id}-error">${problem}</p>`}
  </div>`
}

function renderControl(field: FormField, id: string, value: string, errorId: string | undefined) {
  const invalid = errorId === undefined ? '' : html`aria-invalid="true" aria-describedby="${errorId}"`
  const { name } = field
  switch (field.kind) {
    case 'choice':
      return html`<select id="${id}" name="${name}" required ${invalid}>
        <option value="">${field.placeholder ?? ''}</option>
        ${Object.entries(field.choices ?? {}).map(
          ([each, label]) =>
            html`<option value="${each}" ${each === value ? 'selected' : ''}>${label}</option>`,
        )}
      </select>`
    case 'message':
      // HTML drops a line break right after the tag, so we add one to keep the user's.
      return html`<textarea
        id="${id}"
        name="${name}"
        rows="6"
        maxlength="${messageLength}"
        required
        ${invalid}
      >
${value}</textarea>`
    case 'text':
    case 'email':
      return html`<input
        id="${id}"
        name="${name}"
        type="${field.kind}"
        autocomplete="${field.kind === 'email' ? 'email' : 'name'}"
        value="${value}"
        required
        ${invalid}
      />`
  }
}
