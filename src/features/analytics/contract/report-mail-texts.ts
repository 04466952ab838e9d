/** An alert needs at least this many visits on average, because small numbers vary by themselves. */
export const minAverageVisits = 30

export const alertRule = `You get an email if yesterday had less than half or more than twice the average visits of the same weekday in the four weeks before, and that average is at least ${minAverageVisits}.`

/** Texts of the switches and of the emails. */
export const reportMailTexts = {
  section: 'Emails',
  weekly: 'Email me a summary every Monday',
  weeklyHint: 'Visits, sources and conversions of the past week, compared with the week before.',
  alerts: 'Email me when visits change sharply',
  failure: 'Your choice couldn’t be saved. Please try again.',
  week: {
    subject: (visits: string, change: string) => `Last week: ${visits} visits (${change})`,
    heading: (from: string, to: string) => `${from} to ${to}`,
    overview: 'Compared with the week before:',
    sources: 'Where visits came from:',
    noSources: 'No visits from a known source.',
    row: (name: string, count: string, change: string) => `${name}: ${count} (${change})`,
    button: 'Open report',
    end: 'You turned on this email in the admin area. Turn it off there under Analytics, Emails.',
  },
  alert: {
    subject: { fall: 'Fewer visits than usual', rise: 'More visits than usual' },
    about: (day: string, visits: string, average: string) =>
      `${day} had ${visits} visits. The same weekday in the four weeks before had ${average} on average.`,
  },
} as const
