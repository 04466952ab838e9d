import { expect, test } from 'vitest'
import { joinParts } from '../../film/captions/join-lines.ts'
import { findSpeech } from '../../film/captions/find-pauses.ts'
import { speakWithGuide } from './guide-voice.ts'

const lines = ['Stop paying $49 a month for tools you never open.', 'Three free ones replaced them all.']

test('the guide voice speaks each line and tells when its words are said', async () => {
  const parts = await speakWithGuide(lines, AbortSignal.timeout(60_000))
  expect(parts.map(({ line }) => line.text)).toEqual(lines)
  for (const { voice, line } of parts) {
    expect(line.words.map(({ text }) => text).join(' ')).toBe(line.text)
    expect(voice.samples.length / voice.rate).toBeGreaterThan(line.end)
    // What is heard and what is timed are the same stretch.
    const speech = findSpeech(voice)
    expect(Math.abs(speech[0]!.start - line.start)).toBeLessThan(0.2)
    expect(Math.abs(speech.at(-1)!.end - line.end)).toBeLessThan(0.3)
  }
  expect(joinParts(parts)!.lines).toHaveLength(2)
})

test('text that cannot be spoken is left out', async () => {
  const parts = await speakWithGuide(
    ['🔥', '-o /etc/passwd -t "quoted" <b>', ''],
    AbortSignal.timeout(60_000),
  )
  expect(parts.map(({ line }) => line.text)).toEqual(['-o /etc/passwd -t "quoted" <b>'])
})

test('a canceled voice ends', async () => {
  const controller = new AbortController()
  const speaking = speakWithGuide(lines, controller.signal)
  controller.abort(new Error('canceled'))
  await expect(speaking).rejects.toThrow('canceled')
})
