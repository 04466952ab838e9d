import { html, raw } from 'hono/html'
import { brand } from '#platform/common/brand.ts'
import { findSiteFonts } from './site-fonts.ts'

type Content = ReturnType<typeof html>

type PageOptions = {
  /** More of the head, such as a description. The page is then listed by search engines. */
  head?: Content
  /** Beside the brand. */
  navigation?: Content
  /** More rules, after the common ones. */
  style?: string
}

/** Layout of the few server-rendered pages, which match the site and work without scripts. */
export function renderPage(
  title: string,
  content: Content,
  { head, navigation, style: more = '' }: PageOptions = {},
): Content {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head ?? html`<meta name="robots" content="noindex" />`}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${Object.values(findSiteFonts() ?? {}).map(preloadFont)}
        <title>${title} – ${brand.name}</title>
        <style>
          ${raw(style + fontStyle() + more)}
        </style>
      </head>
      <body>
        <header>
          <a href="/"><img src="/favicon.svg" alt="" width="32" height="32" />${brand.name}</a>
          ${navigation ?? ''}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>${footerLinks.map(([path, label]) => html`<a href="${path}">${label}</a>`)}</footer>
      </body>
    </html>`
}

const footerLinks = [
  ['/faq', 'FAQ and fees'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact'],
] as const

// Small screens keep the system's font, as on a visitor's first page of the site.
const wideScreen = '(min-width: 48rem)'

const preloadFont = (path: string) =>
  html`<link rel="preload" href="${path}" as="font" media="${wideScreen}" type="font/woff2" crossorigin />`

// A font that arrives late waits for the next page, so that nothing moves.
function fontStyle(): string {
  const fonts = findSiteFonts()
  if (!fonts) return ''
  const face = (family: string, path: string) =>
    `@font-face { font-family: '${family}'; font-weight: 200 800; font-display: optional; src: url('${path}') format('woff2') }`
  return `
  ${face('Site Text', fonts.text)}
  ${face('Site Display', fonts.display)}
  @media ${wideScreen} {
    :root { font-family: 'Site Text', system-ui, sans-serif }
    h1, h2, h3, header > a, .place, .figure { font-family: 'Site Display', system-ui, sans-serif }
  }
`
}

// Duplicates the colors of tokens.css, verified by a test, because the built style sheet's name changes with
// every build.
const style = `
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fbf8f2, #16130f);
    --surface: light-dark(#ffffff, #201c16);
    --line: light-dark(#e2dacb, #38322a);
    --edge: light-dark(#877b69, #877c6b);
    --ink: light-dark(#1b1712, #f5f0e6);
    --ink-soft: light-dark(#5d5447, #b9ae9c);
    --accent: light-dark(#ee5019, #ff7a45);
    --accent-strong: light-dark(#e5480f, #ff9163);
    --on-accent: light-dark(#1b0f07, #1b0f07);
    --accent-text: light-dark(#b23a0c, #ff9b70);
    --danger: light-dark(#b4172d, #ff8b94);
    font: 1rem/1.6 system-ui, sans-serif;
    color: var(--ink); background: var(--paper);
  }
  body { margin: 0 auto; max-width: 36rem; padding: 1rem 1.25rem 3rem }
  header a { display: inline-flex; min-height: 2.75rem; align-items: center; gap: .625rem; font-weight: 700; font-size: 1.375rem; color: inherit; text-decoration: none }
  main { margin-top: 2rem; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
  h1 { margin: 0 0 1rem; font-size: 1.875rem; line-height: 1.1; text-wrap: balance }
  h1, h2, h3 { letter-spacing: -.02em }
  a { color: var(--accent-text) }
  :focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px }
  form { display: flex; flex-direction: column; gap: 1.25rem; margin: 1.5rem 0 }
  label { display: block; font-weight: 600; margin-bottom: .375rem }
  input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: .5rem }
  button, .button { display: inline-block; box-sizing: border-box; align-self: flex-start; text-decoration: none; min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem; cursor: pointer }
  button:hover, .button:hover { background: var(--accent-strong) }
  [role] { border-left: 4px solid var(--accent); padding: .25rem 1rem; margin: 1rem 0 }
  [role=alert] { border-color: var(--danger) }
  [aria-invalid] { border: 2px solid var(--danger) }
  h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.2 }
  .place { margin: 0; font-size: 3.5rem; font-weight: 700; line-height: 1.1 }
  .cards { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
  .cards img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem }
  .link { overflow-wrap: anywhere; font-weight: 600 }
  footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 2rem; font-size: .875rem }
  footer a { display: inline-flex; min-height: 2.75rem; align-items: center; color: var(--ink-soft) }
  .hint, .error { margin: .25rem 0 0 }
  .hint { color: var(--ink-soft) }
  .error { color: var(--danger); font-weight: 600 }
`
