/** Accounts on a server that is measured, each with the cookie of its session. */
export async function registerMany(url: string, count: number) {
  const visitors: { email: string; password: string; cookie: string }[] = []
  for (let each = 0; each < count; each++) {
    const visitor = { email: `visitor-${each}@example.org`, password: 'a fine long password' }
    const answer = await postJson(`${url}/api/auth/sign-up/email`, visitor)
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    visitors.push({ ...visitor, cookie })
  }
  return visitors
}

export async function postJson(url: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Milliseconds until the whole answer is there. */
export async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - started
}
