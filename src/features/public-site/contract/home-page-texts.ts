/** Texts of the home page whose script loads with the first interaction. */
export const exampleTerms = (planned: string) =>
  `The plan: pay backers ${planned} of what they put in, from what the series earns. It may earn less.`

export const exampleFilm = {
  alt: (title: string) =>
    `A frame of the short film for the example campaign “${title}”, made in our studio.`,
  play: 'Play the film',
  pause: 'Pause the film',
} as const

export const tryTexts = {
  title: 'Try it now, without an account',
  lead: 'Type an idea for a video. You get three opening lines and a five-second preview.',
  idea: 'Your idea',
  placeholder: 'How I restored a 1974 bicycle for $40',
  button: 'Write three hooks',
  busy: 'Writing...',
  private: 'We don’t store what you type here.',
  choose: 'Choose a hook to see it on screen',
  save: 'Save it: create an account',
  saveHint: 'Your idea comes along, ready for a full script.',
  failed: 'That didn’t work. Check your connection and try again.',
  withoutScript: 'This part needs JavaScript. You can create an account and try the tools there.',
  register: 'Create an account',
} as const

export const audienceTexts = {
  title: 'Which one are you?',
  creators:
    'You have a project and an audience. Raise what it costs and pay your backers from what it earns.',
  backers: 'You love a project. Put in money for a return, for rewards, or as a gift.',
  investors:
    'You want a stake in the company, not in a single project. We share our plans before the seed round.',
  join: 'Join this list',
} as const

export const returnTexts = {
  title: 'What you could get back, bad case first',
  lead: (planned: string) =>
    `An example, not a promise. In this project the plan is to pay back ${planned} of what you put in, from what the project earns. It may earn less, or nothing.`,
  contribution: 'You put in',
  cases: [
    'The project earns nothing',
    'It earns half of its plan',
    'It earns what it planned',
    'It earns half as much again',
  ],
  back: 'You get back',
  loss: (amount: string) => `${amount} lost`,
  gain: (amount: string) => `${amount} more than you put in`,
  note: 'Before fees and taxes. Each campaign states its own terms. Only back what you can afford to lose.',
} as const

export const productTexts = {
  title: 'The tools behind the film',
  lead: 'The creator’s half of Crovest is open today: find an idea, write the script, plan the week, make the film.',
  pictures: [
    {
      name: 'script-studio',
      alt: 'The script studio with three ideas for a creator’s next videos.',
      caption: 'Three ideas that fit your audience, each with a script and three hooks.',
    },
    {
      name: 'calendar',
      alt: 'The calendar of the script studio with a month of planned videos.',
      caption: 'A calendar that shows what to film, and when.',
    },
  ],
} as const
