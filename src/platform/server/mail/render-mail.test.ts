import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { renderMail } from './render-mail.ts'

const link = { label: 'Open your page', url: 'https://crovest.example/page?a=1&b=2#token=x' }
const content = {
  subject: 'Your place in line',
  paragraphs: ['You are number 7.', 'Two friends\njoined.'],
  button: link,
  links: [{ label: 'Share', url: 'https://crovest.example/share' }],
  end: 'Not you? Ignore this email.',
  unsubscribeUrl: 'https://crovest.example/unsubscribe?token=y',
}

test('the text says what the HTML says, with whole addresses', async () => {
  const { text, html } = await renderMail(content)
  expect(text).toBe(
    'You are number 7.\n\nTwo friends\njoined.\n\n' +
      'Open your page:\nhttps://crovest.example/page?a=1&b=2#token=x\n\n' +
      'Share:\nhttps://crovest.example/share\n\nNot you? Ignore this email.\n\n' +
      'Unsubscribe:\nhttps://crovest.example/unsubscribe?token=y\n',
  )
  for (const words of ['Your place in line', ...content.paragraphs, content.end])
    expect(html).toContain(words)
  expect(html).toContain('href="https://crovest.example/page?a=1&amp;b=2#token=x"')
  expect(html).toContain('href="https://crovest.example/unsubscribe?token=y"')
})

test('what someone typed cannot become markup', async () => {
  const { html } = await renderMail({
    subject: '<b>x</b>',
    paragraphs: ['<script>alert(1)</script>', '"><img src=x>'],
    button: { label: '<i>', url: 'https://crovest.example/"onclick="x' },
  })
  expect(html).not.toMatch(/<script>|<img|<b>|<i>|"onclick="/)
})

test('a short email has neither a button nor an unsubscribe link', async () => {
  const { html, text } = await renderMail({ subject: 'Hello', paragraphs: ['A line.'] })
  expect(text).toBe('A line.\n')
  expect(html).not.toContain('<a ')
})

test('every color is one of the site’s', async () => {
  const tokens = readFileSync('src/platform/web/tokens.css', 'utf8')
  const { html } = await renderMail(content)
  const colors = new Set(html.match(/#[0-9a-f]{6}\b/g))
  expect(colors.size).toBeGreaterThan(8)
  expect([...colors].filter((color) => !tokens.includes(color))).toEqual([])
})
