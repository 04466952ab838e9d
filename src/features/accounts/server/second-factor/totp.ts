import { createHmac, randomBytes } from 'node:crypto'
import { brand } from '#platform/common/brand.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const periodMs = 30_000

/** 160 bits in base32, as RFC 4226 recommends. */
export function generateTotpSecret(): string {
  const bits = Array.from(randomBytes(20), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: bits.length / 5 }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('')
}

/** The content of the QR code. */
export function totpUri(secret: string, email: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`
}

export const totpStep = (now: Date) => Math.floor(now.getTime() / periodMs)

/** RFC 6238 with SHA-1 and six digits, which every app supports. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Accepts the current time step and its neighbors, to tolerate clock drift. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const present = totpStep(now)
  return [present, present - 1, present + 1].find((step) => totpCode(secret, step) === code)
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
      Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
    ),
  )
}
