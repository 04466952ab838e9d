import { expect, test } from 'vitest'
import { toFilm } from './to-film.ts'

const script = {
  hooks: [
    { text: 'First hook', approach: 'question' },
    { text: 'Second hook', approach: 'story' },
  ],
  script_parts: ['One', 'Two'],
  visual_cues: ['A loaf'],
  engagement_tips: ['Ask'],
}

test('the video gets the selected hook, the parts and the cues', () => {
  expect(toFilm({ title: 'Bread', script, selectedHook: 1 })).toEqual({
    title: 'Bread',
    hook: 'Second hook',
    script_parts: ['One', 'Two'],
    visual_cues: ['A loaf'],
  })
})

test("without a selection it uses the first hook, and long texts are cut to the video tool's limits", () => {
  const long = { ...script, script_parts: Array.from({ length: 60 }, () => 'x'.repeat(700)) }
  const film = toFilm({ title: 't'.repeat(300), script: long, selectedHook: null })
  expect(film).toMatchObject({ hook: 'First hook', title: 't'.repeat(200) })
  expect(film.script_parts).toHaveLength(40)
  expect(film.script_parts[0]).toHaveLength(600)
})
