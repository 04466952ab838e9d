import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { EmailText } from './email-text.tsx'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Spinner } from './spinner.tsx'
import { TextField } from './text-field.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*? ${name}="([^"]*)"`).exec(html)?.[1]

test('a field names its control and describes it with hint and error', () => {
  const html = renderToStaticMarkup(
    <TextField label="Email" name="email" hint="Work address" error="Not an address" />,
  )
  const id = attribute(html, 'input', 'id')
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-hint ${id}-error`)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(html).toContain(`id="${id}-error"`)
})

test('an email address wraps before its @ and dots only', () => {
  const html = renderToStaticMarkup(<EmailText email="ada.lovelace@example.org" />)
  expect(html).toContain('ada<wbr/>.lovelace<wbr/>@example<wbr/>.org')
  expect(html).not.toContain('break-all')
})

test('a field without a problem has no error attributes', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" />)
  expect(html).not.toContain('aria-invalid=')
  expect(html).not.toContain('aria-describedby=')
})

test('a select is native, and its placeholder has no value', () => {
  const html = renderToStaticMarkup(
    <Select
      label="Platform"
      name="platform"
      placeholder="Select a platform"
      choices={[{ value: 'yt', label: 'YouTube' }]}
    />,
  )
  expect(html).toContain('<option value="">Select a platform</option>')
  expect(html).toContain('<option value="yt">YouTube</option>')
})

test('a radio group is named by its legend and starts at its default', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      label="Preset"
      name="preset"
      defaultValue="b"
      choices={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />,
  )
  expect(html).toMatch(/<legend[^>]*>Preset<\/legend>/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('a busy button says what it does and stays focusable', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy busyText="Sending...">
      Send
    </Button>,
  )
  expect(html).toContain('Sending...')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled=')
})

test('a failure interrupts, a success waits', () => {
  expect(renderToStaticMarkup(<Notice kind="failure">No</Notice>)).toContain('role="alert"')
  expect(renderToStaticMarkup(<Notice kind="success">Yes</Notice>)).toContain('role="status"')
})

test('a failure banner starts with the word Error', () => {
  expect(renderToStaticMarkup(<Banner onDismiss={() => undefined}>No ideas.</Banner>)).toContain(
    'Error: No ideas.',
  )
})

test('progress is clamped, and unknown progress has no value', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Rendering" percent={140} />)).toContain(
    'aria-valuenow="100"',
  )
  expect(renderToStaticMarkup(<ProgressBar label="Rendering" />)).not.toContain('aria-valuenow')
})

test('a spinner has visible text', () => {
  expect(renderToStaticMarkup(<Spinner />)).toContain('Loading...')
})
