import type { Film } from '../../../../domain/film.ts'
import { createAacEncoder, sampleRate } from './encode-aac.ts'
import { blockLength } from './mdct.ts'
import { createSoundBed } from './sound-bed.ts'
import type { Stereo } from './tone.ts'

/** Times in seconds. */
export type SoundPacket = { data: Uint8Array; from: number; duration: number }

/** The film's music as AAC, packet by packet, with at most two blocks in memory. */
export function* openSound(film: Film): Generator<SoundPacket, undefined> {
  const bed = createSoundBed(film, sampleRate)
  const encode = createAacEncoder()
  const block: Stereo = [new Float64Array(blockLength), new Float64Array(blockLength)]
  // A packet needs the next block. The lead-in packet is omitted, because the music starts in silence.
  bed.fill(0, block)
  encode(block)
  for (let from = 0; from < bed.samples; from += blockLength) {
    bed.fill(from + blockLength, block)
    const length = Math.min(blockLength, bed.samples - from)
    yield { data: encode(block), from: from / sampleRate, duration: length / sampleRate }
  }
  return undefined
}
