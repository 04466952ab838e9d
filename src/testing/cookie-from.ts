/** What a browser would send back: cookies and origin. */
export function cookieFrom(response: Response) {
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, 'sec-fetch-site': 'same-origin' }
}
