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
    const response = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    return response
  }

  async function followWithin(response: Response): Promise<Response> {
    return response.headers.has('location') ? followWithin(await visit(locationOf(response).href)) : response
  }

  function locationOf(response: Response) {
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider returned ${response.status} without a location`)
    return new URL(location, origin)
  }
}
