import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pages } from '../../src/app/pages.ts'

/** Runs React Router's build, silent unless it fails. */
export async function buildClient(root: string): Promise<void> {
  await runReactRouter(root)
  await requireNoDevelopmentPages(join(root, 'build', 'client'))
}

function runReactRouter(root: string): Promise<void> {
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  // A NODE_ENV inherited from the caller would make a development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [cli, 'build'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      reject(new Error(`react-router build exited with code ${code}`))
    })
  })
}

async function requireNoDevelopmentPages(client: string) {
  const files = await readdir(client, { recursive: true })
  for (const page of pages.filter(({ kind }) => kind === 'development')) {
    const name = basename(page.file, extname(page.file))
    const found = files.find((file) => basename(file).startsWith(`${name}-`))
    if (found) throw new Error(`${page.path} is for development only, but the build contains it in ${found}`)
  }
}
