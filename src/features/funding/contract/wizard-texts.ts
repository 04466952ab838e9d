/** The steps of writing a campaign, in order. The last one only checks and sends. */
export const campaignSteps = ['story', 'cover', 'money', 'terms', 'timeline', 'check'] as const
export type CampaignStep = (typeof campaignSteps)[number]

export const stepTexts: Record<CampaignStep, { title: string; about: string }> = {
  story: { title: 'Story', about: 'Tell people what you want to make, why, and what could go wrong.' },
  cover: {
    title: 'Cover',
    about:
      'A film or a picture at the top of your page. You can do without, but pages with one get read more.',
  },
  money: {
    title: 'Goal and budget',
    about: 'How much you need, and what it pays for. You succeed at 80% of your goal.',
  },
  terms: {
    title: 'Giving back',
    about: 'What people get for their support. You can offer more than one way.',
  },
  timeline: {
    title: 'Timeline',
    about: 'When your campaign ends, and what happens after that. A live campaign runs for at most 28 days.',
  },
  check: { title: 'Check and send', about: 'Our team reads your campaign before you can publish it.' },
}

export const wizardTexts = {
  steps: 'Steps',
  position: (number: number, of: number) => `Step ${number} of ${of}`,
  toDo: (count: number) => `${count} to do`,
  complete: 'Complete',
  missing: 'Missing on this step',
  nothingMissing: 'This step is complete.',
  back: 'Back',
  next: (title: string) => `Next: ${title}`,
  preview: 'Preview',
  previewAbout: 'This is what people will see. It changes while you type.',
  allComplete: 'Everything is filled in. You can send your campaign to our team.',
  stillMissing: 'Please fill in what is missing. Each link leads to its step.',
  verifyFirst: 'Our team also has to verify you before you can publish.',
  verify: 'Request verification',
  budgetTotal: (sum: string, goal: string) => `${sum} of ${goal} planned`,
  budgetLeft: (amount: string) => `${amount} still to plan`,
  budgetOver: (amount: string) => `${amount} more than your goal`,
  example: 'What one backer gets back',
  exampleFor: (amount: string) => `For someone who gives ${amount}:`,
  exampleMissing:
    'Fill in the three fields above to see an example for a bad, an expected and a good outcome.',
  exampleHead: ['Outcome', 'Your revenue', 'You share', 'One backer gets'],
  removed: 'Line removed.',
  undo: 'Undo',
  tabs: 'Your campaign',
  talk: 'Questions and updates',
  retry: 'Try again',
} as const

export const coverTexts = {
  none: 'No cover yet',
  upload: 'Upload picture',
  uploadAbout: 'JPG or PNG, up to 8 MB. A wide picture fits best.',
  uploading: 'Uploading …',
  film: 'Choose film',
  films: 'Your finished films',
  filmsAbout: 'The film is copied, so your campaign keeps it if you delete it from the video studio.',
  noFilms: 'You have no finished films yet.',
  makeFilm: 'Make a film in the video studio',
  more: 'Show more films',
  use: 'Use this film',
  useTitle: (title: string) => `Use this film: ${title}`,
  isFilm: 'Cover: a film',
  isPicture: 'Cover: a picture',
  remove: 'Remove cover',
  removeTitle: 'Remove this cover?',
  removeAbout: 'The cover is taken off this campaign. A film stays in your video studio.',
  removeConfirm: 'Remove',
  removing: 'Removing …',
} as const
