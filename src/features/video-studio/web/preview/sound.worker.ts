import type { Narration } from '../../film/captions/join-lines.ts'
import type { Film } from '../../film/film.ts'
import { makeSound } from '../../film/sound/make-sound.ts'

export type SoundRequest = { film: Film; narration: Narration | null }

// In a thread of its own, because it takes seconds in which the page could not be used.
globalThis.addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  const sound = makeSound(data.film, data.narration)
  postMessage(sound, { transfer: sound ? [sound.left.buffer, sound.right.buffer] : [] })
})
