import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-error.ts'
import { generationFailure } from './generation-failure.ts'

test('a network failure appears after the prefix', () => {
  expect(generationFailure('script', new TypeError('Failed to fetch')).message).toBe(
    'Failed to generate script: We can’t reach the server right now. Check your connection and try again.',
  )
})

test.each([
  ['ideas', 'An unknown error occurred.'],
  ['script', 'An unknown error occurred while generating the script.'],
  ['customScript', 'An unknown error occurred while scripting your idea.'],
  ['caption', 'Failed to generate caption'],
] as const)('a server error without details is the fallback of %s', (kind, fallback) => {
  expect(generationFailure(kind, new ApiError('INTERNAL', 'Something went wrong.')).message).toBe(fallback)
})

test('a message that already has the prefix gets no second one', () => {
  for (const message of ['Failed to generate ideas: the model is busy.', 'Failed to parse AI response'])
    expect(generationFailure('ideas', new ApiError('UNKNOWN', message)).message).toBe(message)
})

test('a validation error keeps its text and fields', () => {
  const refused = new ApiError('INVALID_ARGUMENT', 'Please describe your content idea.', {
    fields: { description: 'Please describe your content idea.' },
  })
  expect(generationFailure('customScript', refused)).toBe(refused)
})

test('keeps the UNAUTHENTICATED code', () => {
  const { status, message } = generationFailure('ideas', new ApiError('UNAUTHENTICATED', 'Please sign in.'))
  expect([status, message]).toEqual(['UNAUTHENTICATED', 'Failed to generate ideas: Please sign in.'])
})
