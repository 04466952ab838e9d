import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { scriptSeconds } from '../../domain/speaking-time.ts'
import { SpeakingTime } from './speaking-time.tsx'

test('the bar of a script that fits is drawn above the wanted range, as long as its time', () => {
  const line = { text: 'One two three four five six seven eight', approach: '' }
  const script = {
    hooks: [line],
    script_parts: Array<string>(12).fill('nine words that are spoken in about four seconds'),
    b_roll: [],
    visual_cues: [],
    engagement_tips: [],
  }
  const seconds = Math.round(scriptSeconds(script, 0))
  const html = renderToStaticMarkup(
    <SpeakingTime script={script} selectedHook={0} videoLength="30-60 seconds (Standard)" />,
  )
  expect(html).toContain('>fits<')
  const [range = '', fill = ''] = html.match(/<div [^>]*style="[^>]*>/g) ?? []
  // Both are positioned and neither has a z-index, so that the later one covers the earlier one.
  expect(range).toMatch(/class="absolute [^"]*bg-gain-wash/)
  expect(fill).toMatch(/class="absolute [^"]*bg-gain"/)
  expect(range + fill).not.toMatch(/\bz-/)
  expect(Number(/width:([\d.]+)%/.exec(fill)?.[1])).toBeCloseTo((seconds / 75) * 100, 3)
})

test('a script shown with the shortest wanted time fits', () => {
  const script = {
    hooks: [{ text: Array<string>(74).fill('word').join(' '), approach: '' }],
    script_parts: [],
    b_roll: [],
    visual_cues: [],
    engagement_tips: [],
  }
  const html = renderToStaticMarkup(
    <SpeakingTime script={script} selectedHook={0} videoLength="30-60 seconds (Standard)" />,
  )
  expect(html).toContain('0:30')
  expect(html).toContain('>fits<')
})
