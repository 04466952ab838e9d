/** Apart from the schemas, so that the tracker need not load them. */
export const analyticsPaths = { events: '/api/analytics' } as const

export const mostEventsAtOnce = 100
