import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What `npm run demo` runs, with what it says. */
export async function runDemoCommand(environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'demo.ts')
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}
