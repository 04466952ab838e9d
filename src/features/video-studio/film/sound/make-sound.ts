import type { Narration } from '../captions/join-lines.ts'
import { cutsOf } from '../cuts.ts'
import type { Film } from '../film.ts'
import { composeMusic } from './compose-music.ts'
import { mixSound } from './mix-sound.ts'
import type { Stereo } from './stereo.ts'

/** The music of a film and the voice over it; nothing if it has neither. */
export function makeSound(film: Film, narration: Narration | null): Stereo | undefined {
  if (!film.sound && !narration) return undefined
  const { seconds, style, seed } = film
  const cuts = cutsOf(film)
  const music = film.sound ? composeMusic({ style, seconds, cuts, seed }) : null
  const speech = narration?.lines.flatMap(({ words }) => words) ?? []
  return mixSound({ seconds, music, voice: narration?.voice ?? null, speech })
}
