import { html, raw } from 'hono/html'
import { brand } from '#platform/common/brand.ts'

type Content = ReturnType<typeof html>

/** The frame of the few pages that the server writes itself. No scripts, and only the reader's own colours. */
export function renderPage(title: string, content: Content): Content {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} – ${brand.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header><a href="/">${brand.name}</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 36rem; padding: 1rem 1.25rem 3rem }
  header a { display: inline-flex; min-height: 2.75rem; align-items: center; font-weight: 700; font-size: 1.375rem; color: inherit; text-decoration: none }
  h1 { font-size: 1.875rem; line-height: 1.1 }
  form { display: flex; flex-direction: column; gap: 1.25rem; margin: 1.5rem 0 }
  label { display: block; font-weight: 600; margin-bottom: .375rem }
  input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border: 1px solid; border-radius: .5rem }
  button { align-self: flex-start; min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; border: 2px solid; border-radius: .5rem }
  [role] { border-left: 4px solid; padding: .25rem 1rem; margin: 1rem 0 }
  [aria-invalid] { border-width: 2px }
  .hint, .error { margin: .25rem 0 0 }
  .error { font-weight: 600 }
`
