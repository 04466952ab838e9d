import type { Film, Motif } from '../../../../domain/film.ts'
import type { Narration } from '../../../../film/captions/join-lines.ts'
import { composeMusic } from '../../../../film/sound/compose-music.ts'
import { mixSound } from '../../../../film/sound/mix-sound.ts'
import type { MusicName } from '../../../../film/sound/music-styles.ts'
import type { Stereo } from '../../../../film/sound/stereo.ts'

/** The music of a film and the voice over it; nothing if it has neither. */
export function makeSound(film: Film, narration: Narration | null): Stereo | undefined {
  if (!film.sound && !narration) return undefined
  const seconds = film.frames / film.fps
  const cuts = film.scenes.slice(1).map(({ from }) => from / film.fps)
  const music = film.sound
    ? composeMusic({ style: musicOf[film.motif], seconds, cuts, seed: film.seed })
    : null
  const speech = narration?.lines.flatMap(({ words }) => words) ?? []
  return mixSound({ seconds, music, voice: narration?.voice ?? null, speech })
}

const musicOf: Record<Motif, MusicName> = {
  storm: 'signal',
  dawn: 'sunset',
  city: 'neon',
  forest: 'sunset',
  money: 'clean',
  kitchen: 'paper',
  ocean: 'sunset',
  space: 'neon',
  music: 'bold',
  training: 'bold',
  warmth: 'paper',
  signal: 'signal',
  drift: 'clean',
}
