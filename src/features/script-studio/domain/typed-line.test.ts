import { expect, test } from 'vitest'
import { withTypedLine } from './typed-line.ts'

const script = {
  hooks: [{ approach: 'Question', text: 'Why flat?' }],
  script_parts: ['Feed it.', 'Wait.'],
  visual_cues: [],
  engagement_tips: [],
}

test('a line that is being edited replaces the saved one', () => {
  const typed = { list: 'script_parts', index: 1, text: 'Wait a day.' } as const
  expect(withTypedLine(script, typed).script_parts).toEqual(['Feed it.', 'Wait a day.'])
  const hook = withTypedLine(script, { list: 'hooks', index: 0, text: 'Flat bread?' }).hooks[0]
  expect(hook).toEqual({ approach: 'Question', text: 'Flat bread?' })
})

test('nothing changes when no editor is open or its line has gone', () => {
  expect(withTypedLine(script, undefined)).toBe(script)
  expect(withTypedLine(script, { list: 'script_parts', index: 0, text: undefined })).toBe(script)
  expect(withTypedLine(script, { list: 'script_parts', index: 7, text: 'Gone' })).toEqual(script)
})
