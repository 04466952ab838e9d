import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-error.ts'
import { generationFailure } from './generation-failure.ts'

test('a lost network is the cause behind the wrapper', () => {
  expect(generationFailure('script', new TypeError('Failed to fetch')).message).toBe(
    'Failed to generate script: We can’t reach the server right now. Check your connection and try again.',
  )
})

test.each([
  ['ideas', 'An unknown error occurred.'],
  ['script', 'An unknown error occurred while generating the script.'],
  ['customScript', 'An unknown error occurred while scripting your idea.'],
  ['caption', 'Failed to generate caption'],
] as const)('an error of the server that says nothing more is the fallback of %s', (kind, fallback) => {
  expect(generationFailure(kind, new ApiError('INTERNAL', 'Something went wrong.')).message).toBe(fallback)
})

test('what the server has said in these words already is not said twice', () => {
  for (const message of ['Failed to generate ideas: the model is busy.', 'Failed to parse AI response'])
    expect(generationFailure('ideas', new ApiError('UNKNOWN', message)).message).toBe(message)
})

test('a refusal of what was sent keeps its own text and its fields', () => {
  const refused = new ApiError('INVALID_ARGUMENT', 'Please describe your content idea.', {
    fields: { description: 'Please describe your content idea.' },
  })
  expect(generationFailure('customScript', refused)).toBe(refused)
})

test('who is signed out is still known to be', () => {
  const { status, message } = generationFailure('ideas', new ApiError('UNAUTHENTICATED', 'Please sign in.'))
  expect([status, message]).toEqual(['UNAUTHENTICATED', 'Failed to generate ideas: Please sign in.'])
})
