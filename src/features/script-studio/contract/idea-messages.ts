import type { IdeaField } from './choices.ts'

/** Texts around ideas: the dashboard, its buttons and dialogs, the history. */
export const dashboardMessages = {
  title: 'CroAI Tools',
  welcome: 'Welcome,',
  nameless: 'Creator',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  builtIn: 'Writes from your profile and notebook, without an AI provider.',
  allowance: (left: number, limit: number) => `${left} of ${limit} generations left today`,
  resetsAt: (time: string) => ` · resets at ${time}`,
  signInAgain: 'Sign in again',
  nothingLost: ' — nothing you wrote is lost.',
} as const

export const studioPlaces = {
  label: 'Script studio',
  ideas: 'Ideas',
  script: 'Script',
  calendar: 'Calendar',
  notebook: 'Notebook',
  history: 'History',
} as const

export const actionMessages = {
  generateFirst: 'Generate Content Ideas',
  generateNew: 'Generate New Ideas',
  ownIdea: 'Script My Idea',
  setProfile: 'Set Creator Profile',
  editProfile: 'Edit Creator Profile',
  managePresets: (count: string) => `Manage Presets${count}`,
  choosePreset: 'Generate with a preset',
} as const

export const welcomeMessages = {
  title: "Let's Get Started!",
  steps: [
    ['Say who you are', 'Your creator profile says what you make, for whom, and how you sound.'],
    ['Get three ideas', 'Each with its kind of hook, its audience, and why it works.'],
    ['Take it to the calendar', 'A script with three hooks, a day to post it, and a caption to go with it.'],
  ],
  firstIdeas: 'Get my first three ideas',
  profile: 'Start with my profile',
} as const

const fieldNames: Record<IdeaField, string> = {
  title: 'title',
  hookType: 'kind of hook',
  targetAudience: 'audience',
  whyItWorks: 'reason',
}

export const ideaMessages = {
  title: 'Your ideas',
  searching: 'Searching the web too',
  searchFailed: 'The web search failed. Your ideas come from your notebook and are complete.',
  mark: (field: IdeaField, reason: string) => `Check the ${fieldNames[field]}: ${reason}`,
  ownIdea: 'Your idea',
  audience: 'For',
  whyItWorks: 'Why it works',
  generate: 'Generate Script',
  generateAgain: 'Generate New Script',
  stop: 'Stop',
  schedule: 'Schedule',
  open: 'Open script',
  writing: 'Writing your script...',
  stopped: 'You stopped this script. What was written is saved.',
  interrupted: 'This script was interrupted. What was written is saved.',
  replaceTitle: 'Rewrite this script?',
  replaceHint: 'It replaces this version, including your edits. Scheduled copies stay.',
  replace: 'Replace',
  starting: 'Starting...',
} as const

export const sourceMessages = {
  title: 'Found on the web',
  hint: 'Ideas and scripts never use these on their own. Check the page, then add what is true to your notebook.',
  add: 'Add to notebook',
  adding: 'Adding...',
  dismiss: 'Dismiss',
  added: 'In your notebook. Your next ideas can use it.',
  gone: 'This search result is no longer there.',
  searchedFor: 'Searched for:',
  named: (name: string, title: string) => `${name}: ${title}`,
} as const

export const ownIdeaMessages = {
  title: 'Script My Idea',
  description: 'Your content idea',
  descriptionHint: 'What happens in the video, and what viewers should take away',
  goal: 'Goal',
  length: 'Length',
  tone: 'Tone',
  cancel: 'Cancel',
  submit: 'Generate Script',
  busy: 'Starting...',
} as const

export const historyMessages = {
  title: 'History',
  lead: 'Every idea and script you have generated, newest first.',
  empty: 'Nothing yet',
  emptyHint: 'Ideas replaced by new ones are kept here.',
  loading: 'Loading...',
  more: 'Show more',
  noPreset: 'No preset',
} as const

export const calendarPreviewMessages = { title: 'Calendar', open: 'Open calendar' } as const
