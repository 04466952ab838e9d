import { createSignature, isSameText, splitSigned } from '#platform/server/signer.ts'

/** The decoded value of one cookie. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...rest] = part.trim().split('=')
    if (key === name) return decode(rest.join('='))
  }
  return undefined
}

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The session token in the auth library's format, `token.signature`, if the signature is valid. */
export function readSignedToken(signed: string, secret: string): string | undefined {
  const parts = splitSigned(signed)
  return parts && isSameText(parts.signature, createSignature(secret, parts.value, 'base64'))
    ? parts.value
    : undefined
}
