import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { currentIdeas, sampleIdea } from '#testing/sample-idea.ts'
import { changeIdea, countChanges, preferNewer, studioKeys } from './idea-cache.ts'

const answer = currentIdeas(sampleIdea('a'), sampleIdea('b'))

test('a response requested before a hook was selected does not revert the selection', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  const count = countChanges(client)
  changeIdea(client, 'a', (shown) => ({ ...shown, selectedHook: 1 }))
  expect(preferNewer(client, answer, count).ideas.map(({ selectedHook }) => selectedHook)).toEqual([1, null])
})

test('a response requested afterwards is used', () => {
  const client = new QueryClient()
  client.setQueryData(studioKeys.ideas, answer)
  changeIdea(client, 'a', (shown) => ({ ...shown, title: 'Older' }))
  expect(preferNewer(client, answer, countChanges(client))).toEqual(answer)
})

test('does not affect another page with ideas of the same ID', () => {
  const [client, other] = [new QueryClient(), new QueryClient()]
  other.setQueryData(studioKeys.ideas, currentIdeas(sampleIdea('a', { title: 'Stale' })))
  changeIdea(client, 'a', (shown) => shown)
  expect(preferNewer(other, answer, 0)).toEqual(answer)
})
