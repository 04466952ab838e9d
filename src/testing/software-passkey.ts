import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Asked = { challengeId: string; options: { challenge: string; user?: { id: string } } }

/** A virtual authenticator: creates a passkey for one site and signs with it, as a browser would. */
export function createSoftwarePasskey({
  origin = 'http://localhost:3000',
  rpId = 'localhost',
  algorithm = -7,
} = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** User present and verified, unless `verified` is false. */
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest])
  }

  const shared = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    register({ challengeId, options }: Asked, name = 'Test key') {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, algorithm],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(0x45, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        challengeId,
        name,
        credential: {
          ...shared,
          clientExtensionResults: {},
          response: {
            clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
            attestationObject: Buffer.from(attestationObject).toString('base64url'),
            transports: ['internal'],
          },
        },
      }
    },
    sign({ challengeId, options }: Asked, { verified = true } = {}) {
      counter += 1
      const data = authenticatorData(verified ? 0x05 : 0x01)
      const json = clientData('webauthn.get', options.challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()])
      return {
        challengeId,
        credential: {
          ...shared,
          clientExtensionResults: {},
          response: {
            clientDataJSON: json.toString('base64url'),
            authenticatorData: data.toString('base64url'),
            signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          },
        },
      }
    },
  }
}
