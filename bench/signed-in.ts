/** An account on the measured server, and its session cookie. */
export async function registerVisitor(url: string) {
  const visitor = { email: 'visitor@example.org', password: 'a fine long password' }
  const answer = await postJson(`${url}/api/auth/sign-up/email`, visitor)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { visitor, cookie }
}

export async function postJson(url: string, body: unknown, status = 200): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Milliseconds until the whole response has arrived. */
export async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - started
}
