import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CurrentIdeas, Idea } from '../../contract/idea.ts'
import { changeIdea, preferNewer, studioKeys } from './idea-cache.ts'

const idea = (id: string): Idea => ({
  id,
  generationId: 'g',
  title: 'Bread on Monday',
  hookType: '',
  targetAudience: '',
  whyItWorks: '',
  presetId: null,
  presetName: null,
  videoLength: '30-60 seconds (Standard)',
  script: null,
  scriptState: 'none',
  selectedHook: null,
  blanks: [],
  marks: [],
  createdAt: '2026-05-01T00:00:00.000Z',
})

const answer = { ideas: [idea('a'), idea('b')] } as CurrentIdeas

test('an answer that was asked for before a hook was chosen does not take the choice back', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  const asked = performance.now()
  changeIdea(client, 'a', (shown) => ({ ...shown, selectedHook: 1 }))
  expect(preferNewer(client, answer, asked).ideas.map(({ selectedHook }) => selectedHook)).toEqual([1, null])
})

test('an answer that was asked for afterwards counts', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  changeIdea(client, 'a', (shown) => ({ ...shown, title: 'Older' }))
  expect(preferNewer(client, answer, performance.now() + 1)).toEqual(answer)
})
