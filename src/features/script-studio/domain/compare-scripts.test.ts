import { expect, test } from 'vitest'
import { compareScripts } from './compare-scripts.ts'

const script = {
  hooks: [{ text: 'Why salt?', approach: 'Question' }],
  script_parts: ['One.', 'Two.'],
  visual_cues: [],
  engagement_tips: [],
}

test('changed, added and removed lines are listed in order, and equal ones are not', () => {
  const other = {
    ...script,
    hooks: [{ text: 'Why so much salt?', approach: 'Question' }],
    script_parts: ['One.'],
    visual_cues: ['A pot.'],
  }
  expect(compareScripts({ title: 'Salt', script }, { title: 'Salt', script: other })).toEqual([
    { list: 'hooks', index: 0, before: 'Why salt?', after: 'Why so much salt?' },
    { list: 'script_parts', index: 1, before: 'Two.', after: null },
    { list: 'visual_cues', index: 0, before: null, after: 'A pot.' },
  ])
  expect(compareScripts({ title: 'Salt', script }, { title: 'Pepper', script })).toEqual([
    { list: 'title', index: 0, before: 'Salt', after: 'Pepper' },
  ])
  expect(compareScripts({ title: 'Salt', script }, { title: 'Salt', script })).toEqual([])
})
