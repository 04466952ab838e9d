import { html } from 'hono/html'
import { messageLength, type FormField } from '../../contract/form-fields.ts'

/** A labelled control with its value and error message. */
export function renderField(field: FormField, value: string, problem: string | undefined) {
  return html`<div>
    <label for="${field.name}">${field.label}</label>
    ${renderControl(field, value, problem === undefined ? undefined : `${field.name}-error`)}
    ${field.hint === undefined ? '' : html`<p class="hint">${field.hint}</p>`}
    ${problem === undefined ? '' : html`<p class="error" id="${field.name}-error">${problem}</p>`}
  </div>`
}

function renderControl(field: FormField, value: string, errorId: string | undefined) {
  const invalid = errorId === undefined ? '' : html`aria-invalid="true" aria-describedby="${errorId}"`
  const { name } = field
  switch (field.kind) {
    case 'choice':
      return html`<select id="${name}" name="${name}" required ${invalid}>
        <option value="">${field.placeholder ?? ''}</option>
        ${Object.entries(field.choices ?? {}).map(
          ([each, label]) =>
            html`<option value="${each}" ${each === value ? 'selected' : ''}>${label}</option>`,
        )}
      </select>`
    case 'message':
      // HTML drops a line break right after the tag, so we add one to keep the user's.
      return html`<textarea
        id="${name}"
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
        id="${name}"
        name="${name}"
        type="${field.kind}"
        autocomplete="${field.kind === 'email' ? 'email' : 'name'}"
        value="${value}"
        required
        ${invalid}
      />`
  }
}
