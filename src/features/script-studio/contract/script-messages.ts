/** Texts around a script: its lines, the preview, the teleprompter and the exports. */
export const scriptMessages = {
  back: 'Back to your ideas',
  hooks: 'Hook Options',
  script: 'Script',
  cues: 'Visual Cues',
  tips: 'Engagement Tips',
  details: 'About this idea',
  list: 'Your scripts',
  listHint: 'The scripts you wrote last. Open one to work on it.',
  noScripts: 'No scripts yet',
  noScriptsHint: 'Generate ideas, then a script for one of them.',
  older: 'Older scripts are in your history.',
  noScript: 'No script yet',
  noScriptHint: 'Generate a script to see how it sounds and looks on a phone.',
} as const

/** What a line is called in the names of its controls. */
export const lineNames = {
  hooks: (at: number) => `hook ${at}`,
  script_parts: (at: number) => `script part ${at}`,
  visual_cues: (at: number) => `visual cue ${at}`,
  engagement_tips: (at: number) => `engagement tip ${at}`,
} as const

export const lineMessages = {
  empty: 'Please fill in this line.',
  editName: (name: string) => `Edit ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  rewrite: 'Rewrite',
  copy: 'Copy',
  copied: 'Line copied to clipboard!',
  remember: 'Save to your notebook',
  remembered: 'Saved to your notebook.',
  remove: 'Delete',
  removed: 'Line deleted.',
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  discarded: 'Your change was discarded.',
  restore: 'Restore',
  takes: 'Takes ',
  speakingTime: 'Speaking time',
} as const

export const speakingMessages = {
  title: 'Speaking time',
  fits: 'fits',
  short: 'a little short',
  long: 'too long',
} as const

export const previewMessages = {
  title: 'Phone preview',
  lines: 'Lines',
  showLine: (at: number) => `Show line ${at}`,
  play: 'Play',
  pause: 'Pause',
  position: (at: number, of: number, time: string) => `Line ${at} of ${of} · ${time}`,
} as const

export const prompterMessages = {
  open: 'Teleprompter',
  title: (script: string) => `Teleprompter: ${script}`,
  progress: 'How much has been read',
  text: 'Script to read aloud',
  start: 'Start',
  pause: 'Pause',
  pace: 'Words per minute',
  size: 'Text size',
  mirror: 'Mirror',
  close: 'Close',
} as const

export const exportMessages = {
  copy: 'Copy',
  copied: 'Script copied to clipboard!',
  copyBlocked: 'Your browser blocked copying. Select the text and copy it yourself.',
  download: 'Download',
  asText: 'As text (.txt)',
  asMarkdown: 'As Markdown (.md)',
  video: 'Make a video from this script',
} as const

export const captionMessages = {
  title: 'Caption generator',
  platform: 'Platform',
  generate: 'Generate Caption',
  busy: 'Generating...',
  copy: 'Copy Caption',
  of: (platform: string) => `Caption for ${platform}`,
  tips: (platform: string) => `Best practices for ${platform}`,
  count: (characters: number, most: number, isWithoutHashtags: boolean) =>
    `${characters} of ${most} characters${isWithoutHashtags ? ' before the hashtags' : ''}`,
  hashtags: (count: number) => (count === 1 ? '1 hashtag' : `${count} hashtags`),
} as const
