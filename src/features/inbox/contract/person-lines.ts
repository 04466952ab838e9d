/** What a person sent and got, in the team's timeline. */
export const personLines = {
  joined: 'Joined the waitlist',
  confirmed: 'Confirmed their address',
  subscribed: 'Subscribed to the newsletter',
  wrote: 'Wrote to us',
  sentForm: (formType: string) => `Sent the form ‘${formType}’`,
  spam: 'Marked as spam',
  reply: (author: string) => `${author} replied`,
  inbound: 'Wrote again by email',
  note: (author: string) => `${author} left a note`,
} as const
