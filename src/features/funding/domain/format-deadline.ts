/** A deadline as clocks in the creator's time zone show it, with the name of the zone. */
export const formatDeadline = (moment: number | string, timeZone: string): string =>
  new Date(moment).toLocaleString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
