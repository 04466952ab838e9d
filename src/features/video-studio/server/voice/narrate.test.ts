import { expect, test } from 'vitest'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Log } from '#platform/server/log.ts'
import { voiceNotes } from '../../contract/messages.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { narrate } from './narrate.ts'

// In a language that the guide voice doesn't speak, so that nothing replaces the service.
const line = 'Der Ofen bleibt zu.'
const video = { id: 'film', voice: 'service' as const, recordings: [] }
const { signal } = new AbortController()

/** Narrates so many lines with a service that answers each with this sound. */
async function serve(lines: number, sound: Uint8Array) {
  let asked = 0
  const speak = async () => {
    asked++
    return sound
  }
  const files = { open: async () => null, put: async () => undefined } as unknown as FileStore
  const log = { warn: () => undefined } as unknown as Log
  const deps = { files, log, speech: { name: 'service', speak } }
  const { narration, notes } = await narrate(deps, video, Array<string>(lines).fill(line), signal)
  return { spoken: narration?.lines.length ?? 0, notes, asked }
}

const seconds = (count: number, rate = 8000) =>
  writeWav({
    samples: Float32Array.from({ length: count * rate }, (_, at) =>
      at % rate < 0.7 * rate ? Math.sin(at / 9) / 3 : 0,
    ),
    rate,
  })

test('ten minutes of speech are narrated', async () => {
  expect(await serve(5, seconds(120))).toEqual({ spoken: 5, notes: [], asked: 5 })
})

test.each([
  ['lasts longer than ten minutes', seconds(110)],
  // One second, and then something else that a player skips.
  ['is larger than ten minutes would be', Buffer.concat([seconds(1), Buffer.alloc(22_000_000)])],
])('no more speech is asked for once all of it %s', async (_, sound) => {
  const notes = [voiceNotes.service.unusable, voiceNotes.notEnglish]
  expect(await serve(30, sound)).toEqual({ spoken: 0, notes, asked: 6 })
})
