import { createHash, randomBytes } from 'node:crypto'

/** For links that are in an email only. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that someone who reads the database can't open the link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
