import { tones, videoLengths } from './choices.ts'

export const maxDescriptionLength = 2000
export const maxAnswerLength = 1000

export type ContentFieldName =
  | 'description'
  | 'platforms'
  | 'audience'
  | 'topics'
  | 'tone'
  | 'admiredCreators'
  | 'forbiddenContent'
  | 'videoLength'
  | 'brandHighlight'
  | 'cta'
  | 'additionalInfo'

export type ContentField = {
  name: ContentFieldName
  label: string
  hint?: string
  kind: 'line' | 'text' | 'choice'
  choices?: readonly string[]
}

const choice = { kind: 'choice' } as const
const line = { kind: 'line' } as const
const text = { kind: 'text' } as const

export const contentFields: readonly ContentField[] = [
  {
    ...text,
    name: 'description',
    label: 'What do you create?',
    hint: 'In your own words: what your videos show and why people watch them.',
  },
  { ...line, name: 'platforms', label: 'Platforms', hint: 'For example TikTok and YouTube Shorts.' },
  { ...line, name: 'audience', label: 'Audience', hint: 'Who your videos are for.' },
  { ...text, name: 'topics', label: 'Topics', hint: 'What you keep coming back to, separated by commas.' },
  { ...choice, name: 'tone', label: 'Tone', choices: tones },
  { ...choice, name: 'videoLength', label: 'Video length', choices: videoLengths },
  { ...line, name: 'admiredCreators', label: 'Creators you admire' },
  { ...line, name: 'cta', label: 'Call to action', hint: 'What you ask people to do at the end.' },
  { ...text, name: 'brandHighlight', label: 'What makes you different' },
  { ...text, name: 'forbiddenContent', label: 'What to avoid', hint: 'Words, topics or jokes.' },
  { ...text, name: 'additionalInfo', label: 'Anything else' },
]
