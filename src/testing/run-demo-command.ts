import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs `npm run demo` in a folder and captures its output. */
export async function runDemoCommand(folder: string, environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'demo.ts')
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}
