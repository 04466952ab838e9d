import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { siblingModule } from '#platform/server/sibling-module.ts'
import { alignPhones, type Phone } from '../../film/captions/align-phones.ts'
import type { SpokenPart } from '../../film/captions/join-lines.ts'
import { readWav } from '../../film/sound/wav.ts'

const voiceProcess = siblingModule(import.meta.url, './guide.child.ts', './guide-voice.js')

/** The message to the voice's process. */
export type GuideTask = {
  lines: readonly string[]
  /** For its files; removed afterwards. */
  folder: string
}

/** The message from the voice's process. */
export type GuideMessage =
  | { kind: 'line'; wav: Uint8Array; sounds: string }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }

const longestMs = 60_000
const lowPriority = 5

/** Speaks English lines with the built-in voice. A line of which nothing can be said is left out. */
export async function speakWithGuide(lines: readonly string[], signal: AbortSignal): Promise<SpokenPart[]> {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-voice-'))
  const child = fork(voiceProcess, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const end = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  const stop = () => child.kill('SIGKILL')
  end.addEventListener('abort', stop, { once: true })
  try {
    if (child.pid !== undefined) lower(child.pid)
    const spoken: { wav: Uint8Array; sounds: string }[] = []
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject)
      child.on('message', (message: GuideMessage) => {
        if (message.kind === 'line') spoken.push(message)
        else if (message.kind === 'done') resolve()
        else reject(new Error(message.message))
      })
      child.once('exit', () => reject(new Error('The voice stopped unexpectedly')))
      child.send({ lines: lines.map(plainText), folder } satisfies GuideTask, () => undefined)
    })
    return spoken.flatMap(({ wav, sounds }, index) => {
      const voice = readWav(wav)
      const line = alignPhones(lines[index]!, readSounds(sounds))
      return voice && line.words.length > 0 ? [{ voice, line }] : []
    })
  } finally {
    end.removeEventListener('abort', stop)
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
    signal.throwIfAborted()
  }
}

async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}

/** 's:0.280 t:0.346': each sound and its end in seconds. */
const readSounds = (text: string): Phone[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .flatMap(([name = '', end]) => (Number.isFinite(Number(end)) ? [{ name, end: Number(end) }] : []))

/** The voice reads letters, digits and a few signs; the rest it would spell or skip. */
const plainText = (line: string) =>
  line
    .normalize('NFKD')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—]/gu, ', ')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/[\\<>{}[\]|^~`_*#"]/gu, ' ')
    .trim() || '.'

function lower(pid: number) {
  try {
    setPriority(pid, lowPriority)
  } catch {
    // It has already exited.
  }
}
