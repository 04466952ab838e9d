/** The prefix of a failed model call, and the text if the cause is unknown. */
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
    unreadable: "the caption didn't meet the platform's rules",
    fallback: 'Failed to generate caption',
  },
} as const
export type GenerationKind = keyof typeof generationMessages

/** The cause after the prefix. A provider's own message is never shown, because it may contain a key. */
export const modelFailures = {
  'timed-out': "the model didn't respond in time. Please try again.",
  busy: 'the model is busy. Please try again in a minute.',
  'out-of-order': 'the model is unavailable right now. Please try again later.',
  unreachable: "the model couldn't be reached. Please try again later.",
  refused: 'the model rejected the request. Please check the AI provider settings.',
  oversized: 'the model sent far more text than requested. Please try again.',
  'cut-off': 'the model stopped before it finished. Please try again.',
} as const

export const studioMessages = {
  profileMissing: 'Please set your creator profile before generating ideas.',
  profileMissingForIdea: 'Please set your creator profile before scripting your idea.',
  hookMissing: 'Please select a hook before scheduling.',
  scriptFirst: 'Generate the script first, then select a hook.',
  hookHint: 'Select a hook to schedule',
  descriptionMissing: 'Please describe your content idea.',
  presetNameMissing: 'Please provide a preset name',
  presetNameTaken: 'You already have a preset with this name. Please choose another name.',
  presetGone: 'This preset no longer exists. Please choose another one.',
  presetLimit: "You've reached the maximum number of presets. Please delete one first.",
  platformMissing: 'Please select a platform first.',
  dateMissing: 'Please choose a date.',
  dateInPast: 'Please choose today or a later date.',
  scheduledAgain: (day: string) => `Already scheduled for ${day}. We’ve updated it with the current script.`,
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
  builtInComposer: 'Built-in composer',
  ideaGone: 'This idea no longer exists.',
  scriptMissing: 'This idea has no script yet.',
  scriptReplaced:
    'This script was replaced or removed while its caption was being written. Reload the page and try again.',
  lineChanged: 'This line was changed in the meantime. Please try again.',
  lineGone: "This line doesn't exist in the script.",
  isBeingWritten: 'This script is already being written, perhaps in another tab.',
  loadingProfile: 'Loading your creator profile...',
  loadingIdeas: 'Generating awesome ideas...',
} as const

/** Texts around a script's open questions and unsupported lines. */
export const fillInMessages = {
  title: 'Answer a few questions to finish this script',
  hint: 'Your answers go into the script and your notebook.',
  submit: 'Fill in',
  busy: 'Filling in...',
  mark: (reason: string) => `Check this line: ${reason}`,
} as const

export const allowanceSpent = (limit: number) =>
  `You've used all ${limit} generations for today. You can generate again after midnight UTC.`
export const allowanceSpentUnverified = (limit: number) =>
  `You've used all ${limit} generations for today. Confirm your email address to get more, or come back after midnight UTC.`

export const paidMessages = {
  unconfirmed:
    'Confirm your email address to generate with AI. Open the link in our email, or request a new one on your account page.',
  client: (limit: number) =>
    `Your network has used all ${limit} AI generations for today. Try again after midnight UTC, or from another network.`,
  overall: 'All AI generations for today are used up. You can generate again after midnight UTC.',
} as const

/** On the pages that lead there, which load none of its other texts. */
export const planWeekLabel = 'Plan my week'

/** A generation in the team's timeline of a person, without its content. */
export const generationLines = { ideas: 'Generated ideas', custom: 'Generated a script' } as const
