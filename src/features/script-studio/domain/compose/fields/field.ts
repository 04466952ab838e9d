import type { Topic } from '../topic.ts'

/** One piece of advice that can be shown: what goes wrong, what to do, why, and the shot that shows it. */
export type Tip = {
  /** After 'The mistake is': 'salting only at the end'. */
  slip: string
  /** An order without its full stop: 'salt in small pinches and taste after each one'. */
  fix: string
  /** A whole sentence. */
  why: string
  /** What the camera sees. */
  shot: string
  /** A few words for the screen. */
  label: string
}

/** A field that a creator works in: when people meet it, what it smells of, and what is true in it. */
export type Field = {
  name: string
  /** Spoken of when the profile names nothing. */
  topic: Topic
  /** After a sentence: 'on a Tuesday night'. */
  moments: readonly string[]
  /** Something that is at hand and can be filmed: 'the pan'. */
  thing: string
  place: string
  hashtags: readonly string[]
  tips: readonly Tip[]
}

export const tip = (label: string, slip: string, fix: string, why: string, shot: string): Tip => ({
  label,
  slip,
  fix,
  why,
  shot,
})

export const subject = (name: string, isPlural = false): Topic => ({
  name,
  isPlural,
  modifier: isPlural ? undefined : name,
})
