import type { Film } from '../../../../domain/film.ts'
import { createAacEncoder, sampleRate } from './encode-aac.ts'
import { blockLength } from './mdct.ts'
import { createSoundBed } from './sound-bed.ts'
import type { Stereo } from './tone.ts'

/** Times in seconds. */
export type SoundPacket = { data: Uint8Array; from: number; duration: number }

/** The film's sound bed as AAC, packet by packet: no more of it is kept than two blocks. */
export function* openSound(film: Film): Generator<SoundPacket, undefined> {
  const bed = createSoundBed(film, sampleRate)
  const encode = createAacEncoder()
  const block: Stereo = [new Float64Array(blockLength), new Float64Array(blockLength)]
  // A packet needs the block after its own. The one that would only lead in to the first is left out: it begins in silence.
  bed.fill(0, block)
  encode(block)
  for (let from = 0; from < bed.samples; from += blockLength) {
    bed.fill(from + blockLength, block)
    const length = Math.min(blockLength, bed.samples - from)
    yield { data: encode(block), from: from / sampleRate, duration: length / sampleRate }
  }
  return undefined
}
