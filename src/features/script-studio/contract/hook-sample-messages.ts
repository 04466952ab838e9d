// Free of zod, because a public page loads them.

export const hookSamplePath = '/api/hook-samples'

export const hookSampleLimit = 300

export const hookSampleMessages = {
  missing: 'Type an idea first, in a few words.',
  tooMany: 'That’s a lot of ideas. Try again in a minute, or create an account to go on.',
} as const
