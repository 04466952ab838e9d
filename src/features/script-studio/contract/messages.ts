/** What a failed call to a model is introduced by, and what is said when nothing more is known. */
export const generationMessages = {
  ideas: {
    wrapper: 'Failed to generate ideas: ',
    unreadable: 'Failed to parse AI response',
    fallback: 'An unknown error occurred.',
  },
  script: {
    wrapper: 'Failed to generate script: ',
    unreadable: 'Failed to parse script response',
    fallback: 'An unknown error occurred while generating the script.',
  },
  customScript: {
    wrapper: 'Failed to generate custom script: ',
    unreadable: 'Failed to parse custom script response',
    fallback: 'An unknown error occurred while scripting your idea.',
  },
  caption: {
    wrapper: 'Failed to generate caption: ',
    unreadable: 'the reply did not keep the rules of the platform',
    fallback: 'Failed to generate caption',
  },
} as const
export type GenerationKind = keyof typeof generationMessages

/** The cause that stands behind a wrapper. A provider's own words are never passed on: they may repeat a key. */
export const modelFailures = {
  'timed-out': 'the model did not answer in time. Please try again.',
  busy: 'the model is busy. Please try again in a minute.',
  'out-of-order': 'the model is out of order at the moment. Please try again later.',
  unreachable: 'the model could not be reached. Please try again later.',
  refused: 'the model refused the request. Please check the settings of the AI provider.',
  oversized: 'the model sent far more text than was asked for. Please try again.',
  'cut-off': 'the model stopped before it was finished. Please try again.',
} as const

export const studioMessages = {
  profileMissing: 'Please set your creator profile before generating ideas.',
  profileMissingForIdea: 'Please set your creator profile before scripting your idea.',
  hookMissing: 'Please select a hook before scheduling.',
  scriptFirst: 'Generate the script first, then select a hook.',
  hookHint: 'Select a hook to schedule',
  descriptionMissing: 'Please describe your content idea.',
  presetNameMissing: 'Please provide a preset name',
  presetNameTaken: 'You already have a preset with this name. Please choose another one.',
  presetGone: 'This preset no longer exists. Please choose another one.',
  presetLimit: 'You have reached the number of presets that one account can keep. Please delete one first.',
  platformMissing: 'Please select a platform first.',
  dateMissing: 'Please choose a date.',
  dateInPast: 'Please choose today or a later day.',
  scheduledAgain: (day: string) => `Already scheduled for ${day}. We’ve updated it with the current script.`,
  editedSince: 'You edited this script after you scheduled it. Below is the version you scheduled.',
  alreadyThatDay: 'This script is already scheduled for that day.',
  scheduleLimit: 'Your calendar is full. Please delete a scheduled script first.',
  captionCopied: 'Caption copied to clipboard!',
  scheduleFailed: 'Failed to schedule content. Please try again.',
  unscheduleFailed: 'Failed to delete scheduled content. Please try again.',
  presetsLoadFailed: 'Failed to load presets: ',
  presetSaveFailed: (code: string, message: string) => `Failed to save preset: ${code} - ${message}`,
  presetDeleteFailed: 'Failed to delete preset. Please try again.',
  presetDeleteQuestion: 'Are you sure you want to delete this preset?',
  scriptNotFound: 'Script Not Found',
  noScheduledScript: 'No scheduled script data available.',
  noSources: 'No sources were used',
  builtInComposer: 'Built-in composer',
  ideaGone: 'This idea no longer exists.',
  scriptMissing: 'This idea has no script yet.',
  scriptReplaced:
    'This script was replaced or removed while its caption was being written. Reload the page and try again.',
  lineChanged: 'This line has been changed meanwhile. Please try again.',
  lineGone: 'There is no such line in this script.',
  isBeingWritten: 'This script is being written at the moment, perhaps in another tab.',
  loadingProfile: 'Loading your creator profile...',
  loadingIdeas: 'Generating awesome ideas...',
} as const

/** Around the questions that a script still asks, and under a line that no note backs. */
export const fillInMessages = {
  title: 'Answer a few questions to finish this script',
  hint: 'Your answers go into the script and your notebook.',
  submit: 'Fill in',
  busy: 'Filling in...',
  mark: (reason: string) => `Check this line: ${reason}`,
} as const

export const allowanceSpent = (limit: number) =>
  `You have used all ${limit} generations of today. New ones are available after midnight UTC.`
export const allowanceSpentUnverified = (limit: number) =>
  `You have used all ${limit} generations for today. Confirm your email address to get more, or come back after midnight UTC.`

export const paidMessages = {
  unconfirmed:
    'Confirm your email address to generate with AI. Open the link in our email, or request a new one on your account page.',
  client: (limit: number) =>
    `Your network has used all ${limit} AI generations for today. Try again after midnight UTC, or from another network.`,
  overall: 'All AI generations for today are used up. New ones are available after midnight UTC.',
} as const
