import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app/server/create-app.ts'
import { startServices } from '../src/app/server/start-services.ts'
import { addPasswordAccount } from '../src/features/accounts/server/accounts.store.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { commonEnvironment } from '../src/testing/common-environment.ts'
import { cookieFrom } from '../src/testing/cookie-from.ts'
import { fastHashing } from '../src/testing/fast-hashing.ts'

export type BenchApp = Awaited<ReturnType<typeof startApp>>

/** The whole product with test money, in this process and without a port. */
export async function startApp(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crovest-bench-'))
  const environment = { ...commonEnvironment, FUNDING_MODE: 'sandbox', RATE_LIMIT_SCALE: '1000000' }
  const config = readConfig({ ...environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const onCrash = (error: Error) => {
    throw error
  }
  const services = await startServices(config, { onCrash, hashing: fastHashing })
  const app = createApp(services)
  const send = async (method: string, path: string, body?: unknown, cookie = '') => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
    return response
  }
  return {
    ...services,
    send,
    /** A new account that is signed in. */
    async addPerson(email: string) {
      const password = 'bench-password'
      const passwordHash = await fastHashing.hash(password)
      await addPasswordAccount(services.database.db, { email, name: '', role: 'user', passwordHash })
      const response = await send('POST', '/api/auth/sign-in/email', { email, password })
      return { email, cookie: cookieFrom(response).cookie }
    },
    async close() {
      await services.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
