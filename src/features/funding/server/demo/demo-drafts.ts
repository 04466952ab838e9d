import { emptyDraft, type CampaignDraft } from '../../contract/campaign-draft.ts'

export type DemoDraft = CampaignDraft

type Facts = Pick<CampaignDraft, 'title' | 'summary' | 'category' | 'models'> & {
  goal: number
  story: string
  lines: [label: string, percent: number][]
}

const risks =
  'The work can take longer than planned, and it can earn less than we hope. Then you get back less than you gave, or nothing.'

function compose({ goal, story, lines, models, ...facts }: Facts): DemoDraft {
  return {
    ...emptyDraft(),
    ...facts,
    story: `${story}\n\nWe have made films and music for six years and finished every project we started. With your help this one gets the time and the equipment it needs.`,
    risks,
    goal: String(goal),
    limit: 'open',
    models,
    roiShare: models.includes('roi') ? '15' : '',
    roiCap: models.includes('roi') ? '1.5' : '',
    expectedRevenue: models.includes('roi') ? String(goal * 5) : '',
    rewards: models.includes('rewards')
      ? [
          { title: 'Your name in the credits', amount: '15', delivery: 'With the premiere' },
          { title: 'Signed poster', amount: '40', delivery: 'Two months after the campaign' },
        ]
      : [],
    budget: lines.map(([label, percent]) => ({ label, amount: String((goal * percent) / 100) })),
    timeline: [
      { when: 'Month 1', what: 'Preparation and equipment' },
      { when: 'Months 2 to 4', what: 'Production' },
      { when: 'Month 5', what: 'Release' },
    ],
  }
}

export const demoDrafts: readonly DemoDraft[] = [
  compose({
    title: 'Rivers: a documentary in six parts',
    summary: 'Six rivers, six towns, and the people who live with the water.',
    category: 'film',
    models: ['roi', 'rewards'],
    goal: 18_000,
    story:
      'We follow six European rivers from the source to the sea and let the people on their banks speak.',
    lines: [
      ['Travel', 40],
      ['Camera and sound', 35],
      ['Editing', 25],
    ],
  }),
  compose({
    title: 'A kiln for the studio channel',
    summary: 'A bigger kiln, and a film about every firing.',
    category: 'art',
    models: ['rewards', 'donation'],
    goal: 4_000,
    story:
      'Our pottery channel has outgrown its kiln. The new one fires plates for a whole table in one night.',
    lines: [
      ['Kiln', 80],
      ['Electrician', 20],
    ],
  }),
  compose({
    title: 'Night Trains, the podcast: season two',
    summary: 'Eight new episodes, recorded in sleeper cars.',
    category: 'podcast',
    models: ['roi'],
    goal: 9_000,
    story:
      'Season one reached forty thousand listeners. For season two we ride eight more lines, from Lisbon to Lviv.',
    lines: [
      ['Tickets', 50],
      ['Recording', 30],
      ['Editing', 20],
    ],
  }),
  compose({
    title: 'Chess variants, explained on film',
    summary: 'Twelve short films about chess as you have never played it.',
    category: 'education',
    models: ['donation'],
    goal: 3_000,
    story: 'Every film explains one variant in five minutes, with a real board, real players and no jargon.',
    lines: [
      ['Boards and props', 30],
      ['Filming', 70],
    ],
  }),
  compose({
    title: 'An album recorded in one week',
    summary: 'Nine songs, seven days, one room.',
    category: 'music',
    models: ['roi', 'rewards', 'donation'],
    goal: 12_000,
    story: 'We rent a farmhouse for seven days and record an album live, with a camera in the room.',
    lines: [
      ['Farmhouse', 40],
      ['Engineer', 35],
      ['Pressing', 25],
    ],
  }),
]

/** Funded some months ago, and paying back since. */
export const fundedDraft = compose({
  title: 'Night Trains, the podcast: season one',
  summary: 'Eight episodes about the last sleeper cars of Europe.',
  category: 'podcast',
  models: ['roi'],
  goal: 6_000,
  story: 'Eight nights, eight trains and the people who keep them running, recorded on the way.',
  lines: [
    ['Tickets', 60],
    ['Recording', 40],
  ],
})
