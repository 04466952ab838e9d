/** What the team replies to the message of the demo that says `about`, what comes back, and what it notes for itself. */
export type DemoTopic = { about: string; tag: string; reply: string; answer: string; note?: string }
