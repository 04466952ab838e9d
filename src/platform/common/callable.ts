/** The time limit for a call, on client and server alike. */
export const callableTimeoutMs = 70_000

export const callableMessages = {
  signedOut: 'User not authenticated',
  badToken: 'The token is not valid, or its session has ended.',
  unknownFunction: 'There is no function of this name.',
  tooDeep: 'The value is nested too deeply.',
  tooLate: 'This took too long. Please try again.',
  notAnObject: 'Response is not valid JSON object.',
  noData: 'Response is missing data field.',
} as const
