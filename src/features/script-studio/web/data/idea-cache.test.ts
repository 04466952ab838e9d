import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { currentIdeas, sampleIdea } from '#testing/sample-idea.ts'
import { changeIdea, countChanges, preferNewer, studioKeys } from './idea-cache.ts'

const answer = currentIdeas(sampleIdea('a'), sampleIdea('b'))

test('an answer that was asked for before a hook was chosen does not take the choice back', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  const count = countChanges(client)
  changeIdea(client, 'a', (shown) => ({ ...shown, selectedHook: 1 }))
  expect(preferNewer(client, answer, count).ideas.map(({ selectedHook }) => selectedHook)).toEqual([1, null])
})

test('an answer that was asked for afterwards counts', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  changeIdea(client, 'a', (shown) => ({ ...shown, title: 'Older' }))
  expect(preferNewer(client, answer, countChanges(client))).toEqual(answer)
})

test('another page with ideas of the same id is not affected', () => {
  const [client, other] = [new QueryClient(), new QueryClient()]
  other.setQueryData(studioKeys.ideas, currentIdeas(sampleIdea('a', { title: 'Stale' })))
  changeIdea(client, 'a', (shown) => shown)
  expect(preferNewer(other, answer, 0)).toEqual(answer)
})
