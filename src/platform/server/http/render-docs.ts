import { html, raw } from 'hono/html'

type Schema = Record<string, unknown>
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description?: string }>
}

export type ApiDocument = {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** A page without scripts that shows the whole API: each path with its input and responses. */
export function renderDocs({ info, paths, components }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API ${info.version}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title} API <small>${info.version}</small></h1>
          <p>${info.description} <a href="openapi.json">openapi.json</a></p>
          <nav aria-label="Paths">
            <ul>
              ${operations.map(
                ({ method, path }) =>
                  html`<li>
                    <a href="#${anchor(method, path)}"><b>${method}</b> ${path}</a>
                  </li>`,
              )}
            </ul>
          </nav>
          ${operations.map(renderOperation)}
          <h2>Schemas</h2>
          ${Object.entries(components?.schemas ?? {}).map(
            ([name, schema]) =>
              html`<h3 id="${name}">${name}</h3>
                ${renderSchema(schema)}`,
          )}
        </main>
      </body>
    </html>`
}

function renderOperation({
  method,
  path,
  operation,
}: {
  method: string
  path: string
  operation: Operation
}) {
  const body = jsonSchema(operation.requestBody)
  return html`<section id="${anchor(method, path)}">
    <h2><code>${method} ${path}</code></h2>
    <p>${operation.summary ?? ''} ${operation.description ?? ''}</p>
    ${
      operation.parameters?.length
        ? html`<h3>Parameters</h3>
            <ul>
              ${operation.parameters.map((each) => html`<li><code>${each.name}</code> in ${each.in}${each.required ? ', required' : ''}: ${each.schema?.type ?? ''}</li>`)}
            </ul>`
        : ''
    }
    ${
      body
        ? html`<h3>Body</h3>
            ${renderSchema(body)}`
        : ''
    }
    <h3>Responses</h3>
    <dl>
      ${Object.entries(operation.responses).map(([status, response]) => {
        const schema = jsonSchema(response)
        return html`<dt><code>${status}</code> ${response.description ?? ''}</dt>
          ${schema ? html`<dd>${renderSchema(schema)}</dd>` : ''}`
      })}
    </dl>
  </section>`
}

const jsonSchema = (content: Content | undefined) => content?.content?.['application/json']?.schema

function renderSchema(schema: Schema) {
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  return reference
    ? html`<a href="#${reference}">${reference}</a>`
    : html`<pre>${JSON.stringify(schema, null, 2)}</pre>`
}

const anchor = (method: string, path: string) =>
  `${method}-${path.replaceAll(/[^a-z0-9]+/gi, '-')}`.toLowerCase()

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 }
  main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem }
  section { border-top: 1px solid; margin-top: 2rem; padding-top: .5rem }
  pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .85rem }
  h2 code { overflow-wrap: anywhere }
  nav ul { list-style: none; padding: 0 }
  dt { margin-top: .75rem }
  dd { margin-left: 1rem }
`
