import type { TestApp } from './test-app.ts'

/** What a browser sends when it submits a form without scripts. */
export function postPlainForm(
  { app }: TestApp,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields).toString()
  return app.request(path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      'content-length': String(body.length),
      origin: 'http://127.0.0.1:3000',
      ...headers,
    },
  })
}
