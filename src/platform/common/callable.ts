/** How long a call may take on either side. */
export const callableTimeoutMs = 70_000

export const callableMessages = {
  signedOut: 'User not authenticated',
  badToken: 'The token is not valid, or its session has ended.',
  unknownFunction: 'There is no function of this name.',
  tooDeep: 'This is nested too deeply.',
  tooLate: 'This took too long. Please try again.',
  notAnObject: 'Response is not valid JSON object.',
  noData: 'Response is missing data field.',
} as const
