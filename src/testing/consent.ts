/** Signs in at a `startOpenIdProvider` provider as `login`, and returns the URL it redirects back to. */
export async function consentAt(start: string, login: string): Promise<URL> {
  const jar = new Map<string, string>()
  const { origin } = new URL(start)
  let next = await visit(start)
  for (const fields of [{ prompt: 'login', login, password: 'anything' }, { prompt: 'consent' }]) {
    const page = await followWithin(next)
    const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    next = await visit(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  }
  let location = locationOf(next)
  while (location.origin === origin) location = locationOf(await visit(location.href))
  return location

  async function visit(address: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    return answer
  }

  async function followWithin(answer: Response): Promise<Response> {
    return answer.headers.has('location') ? followWithin(await visit(locationOf(answer).href)) : answer
  }

  function locationOf(answer: Response) {
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status} and leads nowhere`)
    return new URL(location, origin)
  }
}
