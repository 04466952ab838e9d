import { expect, test } from 'vitest'
import { fixtureFilms } from '#testing/fixture-films.ts'
import { composeFilm } from '../../../film/compose-film.ts'
import { measureLoudness } from '../../../film/sound/loudness.ts'
import { makeSound } from '../../../film/sound/make-sound.ts'
import { targetLoudness } from '../../../film/sound/mix-sound.ts'
import { mixRate } from '../../../film/sound/stereo.ts'
import { measureTruePeak } from '../../../film/sound/true-peak.ts'

test.each(fixtureFilms)('$name is as loud as the platforms play films', ({ input }) => {
  // A few seconds hold every part of the mix, and a whole film takes three times as long to measure.
  const { film } = composeFilm({ ...input, sound: true, seconds: 5 })
  const sound = makeSound(film, null)!
  expect(Math.abs(measureLoudness(sound, mixRate) - targetLoudness)).toBeLessThan(1)
  expect(measureTruePeak(sound)).toBeLessThan(-1)
})
