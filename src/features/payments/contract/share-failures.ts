/** `refused`: nothing was sent. `returned`: it was sent and came back. Either way it has to be sent again. */
export const shareFailures = ['refused', 'returned'] as const
export type ShareFailure = (typeof shareFailures)[number]
