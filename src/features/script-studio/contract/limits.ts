export const studioLimits = {
  ideasPerGeneration: 3,
  hooksPerScript: 3,
  description: 2000,
  presetName: 80,
  presetText: 2000,
  title: 200,
  /** One line of a script: a hook, part, cue or tip. */
  line: 2000,
  linesPerList: 60,
  caption: 2200,
  presetsPerUser: 200,
  scheduledPerUser: 5000,
  historyPage: 10,
} as const
