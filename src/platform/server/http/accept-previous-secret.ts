import { createMiddleware } from 'hono/factory'
import type { Secrets } from '../secret.ts'
import { createSignature, isSameText, splitSigned } from '../signer.ts'

/**
 * During a secret rotation, re-signs cookies and bearer tokens of the auth library with the current secret
 * before they are read, because the library verifies signatures with one secret only.
 */
export function acceptPreviousSecret({ current, previous }: Secrets) {
  const resign = (signed: string) => {
    const parts = splitSigned(signed)
    if (previous === undefined || !parts) return signed
    if (!isSameText(parts.signature, createSignature(previous, parts.value, 'base64'))) return signed
    return `${parts.value}.${createSignature(current, parts.value, 'base64')}`
  }
  return createMiddleware(async (c, next) => {
    const { headers } = c.req.raw
    const [cookie, token] = [headers.get('cookie'), headers.get('authorization')]
    if (cookie !== null) headers.set('cookie', cookie.split(';').map(resignCookie).join(';'))
    if (token !== null) headers.set('authorization', token.split(' ').map(resign).join(' '))
    await next()
  })

  function resignCookie(pair: string): string {
    const equals = pair.indexOf('=')
    const value = decode(pair.slice(equals + 1))
    const resigned = value === undefined ? undefined : resign(value)
    return resigned === undefined || resigned === value
      ? pair
      : `${pair.slice(0, equals)}=${encodeURIComponent(resigned)}`
  }
}

function decode(value: string) {
  try {
    return decodeURIComponent(value.trim())
  } catch {
    return undefined
  }
}
