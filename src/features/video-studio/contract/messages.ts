import { videoLimits } from './limits.ts'

const { seedImage } = videoLimits

export const videoMessages = {
  promptMissing: 'Please enter a prompt describing the video you want to generate.',
  pictureKind: 'Please upload a valid JPG or PNG image file.',
  pictureIncomplete: 'This image is incomplete. Please upload it again.',
  pictureUnreadable: 'We can’t read this image. Please save it again as a JPG or PNG.',
  pictureBytes: `This image is too large. Please use one of at most ${seedImage.bytes / 1024 / 1024} MB.`,
  pictureSize: (width: number, height: number) =>
    `This image has ${count(width)} × ${count(height)} pixels. Please use one with at most ${count(seedImage.side)} pixels per side and ${seedImage.pixels / 1_000_000} million in total.`,
  frames: `Please choose ${videoLimits.frames.least} to ${videoLimits.frames.most} frames in steps of ${videoLimits.frames.step}.`,
  seconds: `Please choose ${videoLimits.seconds.least} to ${videoLimits.seconds.most} seconds.`,
  secondsOf: (most: number) => `Please choose at most ${most} seconds.`,
  shape: 'Please choose 9:16, 1:1, 4:5 or 16:9.',
  shapesOf: (shapes: readonly string[]) => `The video service makes only ${shapes.join(' and ')}.`,
  style: 'Please choose one of the styles on the list.',
  voice: 'Please choose one of the voices on the list.',
  fps: 'Please choose 24, 30 or 60 frames per second.',
  resolution: 'Please choose 480p, 768p or 1080p.',
  orientation: 'Please choose landscape or portrait.',
  engine: 'Please choose the built-in renderer, or none.',
  sound: 'Please choose whether the video has background music.',
  profileMissing: 'Please set your creator profile first in the Script Generator tool.',
  failed: (reason: string | null | undefined) => `Video generation failed: ${reason || 'Unknown error'}`,
  fallback: 'An error occurred while generating your video. Please try again.',
  unknownVideo: 'We can’t find that video.',
  unknownScript: 'We can’t find that script.',
  unknownIcon: 'We can’t find that icon.',
  noFile: 'This video has no file.',
  noSubtitles: 'Nothing is said in this video, so it has no subtitles.',
  settled: 'This video is no longer being made.',
  tooManyAtOnce: (most: number) =>
    `${most === 1 ? 'One of your videos is' : `${most} of your videos are`} in progress. Please wait for one to finish, or cancel it.`,
  unconfirmed:
    'Confirm your email address to start a video. Open the link in our email, or request a new one on your account page.',
  budgetSpent: 'All videos for today are used up. You can start more after midnight UTC.',
  tooManyToday: (most: number) =>
    `You’ve started ${most} videos today. You can start more after midnight (UTC).`,
} as const

/** The texts of the form. */
export const formTexts = {
  needs: (sentences: number, seconds: number) =>
    sentences === 1
      ? `Your sentence needs about ${seconds} s.`
      : `Your ${sentences} sentences need about ${seconds} s.`,
  extract: 'Your video is shorter, so some sentences will be left out.',
  tooLong: (most: number) => `Videos can have up to ${most} s, so some sentences will be left out.`,
  useSeconds: (seconds: number) => `Use ${seconds} s`,
  length: 'Length in seconds',
  shape: 'Shape',
  shapes: {
    '9:16': 'Reels, TikTok, Shorts',
    '1:1': 'Square',
    '4:5': 'Feed post',
    '16:9': 'YouTube, landscape',
  },
  style: 'Style',
  matchText: 'Match my text',
  styles: {
    bold: 'Bold',
    paper: 'Paper',
    neon: 'Neon',
    clean: 'Clean',
    sunset: 'Sunset',
    signal: 'Signal',
  },
  music: 'Add background music',
  musicHint: 'A beat in the chosen style, with a hit at each cut. It gets quieter while somebody speaks.',
  advanced: 'Advanced',
  fromScript: (title: string) => `Made from your script ‘${title}’`,
  parts: (count: number) =>
    `The scenes follow its ${count === 1 ? 'one part' : `${count} parts`}; the prompt sets the mood.`,
  notLoaded: 'The form couldn’t be loaded. Check your connection and reload the page.',
  lines: 'What the video says',
  linesHint: 'The lines of your prompt without directions. Change, add or delete lines as you like.',
  oneLineHint: 'So far, your video says only this. Add more sentences here or to your prompt.',
  linesChanged: 'You’ve changed these lines, so they no longer follow the prompt.',
  takeFromPrompt: 'Take the lines from the prompt again',
  undoTake: 'Undo',
  promptHint: 'What should the video show and say?',
  wordsHint:
    'What should the video say? Words such as ‘calm’ or ‘bold’ choose the style, and ‘no emojis’ leaves out icons.',
  usePrompt: 'Use the prompt',
  editLines: 'Edit lines',
  hook: 'Hook',
  part: (number: number) => `Part ${number}`,
} as const

/** The texts of the cards. */
export const galleryTexts = {
  download: 'Download',
  share: 'Share',
  sharing: 'Sharing...',
  linkCopied: 'Link copied. It opens only while you’re signed in.',
  notShared: 'Couldn’t share the video. Please download it instead.',
  script: 'Script',
  planned: (day: string) => `Planned for ${day}`,
} as const

/** The texts of the live preview. */
export const previewTexts = {
  title: 'Preview',
  empty: 'Write a sentence, and see your video here.',
  picture: 'Preview of your video, without sound',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  failed: 'Couldn’t load the preview. Check your connection and reload the page.',
  downloadNow: 'Download now',
  downloadHint: 'Made in this browser, and not added to your videos.',
  exporting: 'Making your video in this browser',
  cancel: 'Cancel',
  voiceLater: 'The voice is added when you generate the video.',
  notExported: 'Your browser couldn’t make the video. Please use Generate Video instead.',
} as const

/** What a creator is told about a film's voice. */
export const voiceNotes = {
  guide: 'Spoken by the guide voice, which is meant for timing and rough cuts.',
  notEnglish: 'The guide voice speaks only English, so this video has no voice.',
  nothingToSay: 'There was nothing to say, so this video has no voice.',
  guideFailed: 'The guide voice didn’t work this time, so this video has no voice.',
  noService: 'No speech service is set up, so the guide voice was used instead.',
  service: {
    refused: 'The speech service rejected the text, so the guide voice was used instead.',
    unreachable: 'The speech service didn’t answer, so the guide voice was used instead.',
    unusable: 'The speech service sent no usable sound, so the guide voice was used instead.',
  },
} as const

/** The reasons why a video ended without a file. */
export const failureReasons = {
  renderer: 'the renderer stopped unexpectedly',
  diskFull: 'there is no space left to store the video',
  storage: 'the video could not be stored',
  picture: 'the starting image could not be read',
  recording: 'the recording of your voice could not be read',
  database: 'its progress could not be saved',
  restarts: 'the server was stopped several times while making it',
  deadline: 'it took longer than allowed',
  refused: 'the video service rejected the request',
  unreachable: 'the video service cannot be reached',
  unanswered: 'the video service did not answer',
  service: 'the video service reported a failure',
  serviceCanceled: 'the video service canceled it',
  noResult: 'the video service finished without a video',
  resultRefused: 'the video service returned an unusable file',
} as const
export type FailureReason = keyof typeof failureReasons

const count = (value: number) => value.toLocaleString('en-US')

/** A video in the team's timeline of a person, without its content. */
export const videoLine = 'Generated a video'
