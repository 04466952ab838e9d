import type { NoteKind } from '../contract/notes.ts'

/** A digit that is not part of a year, which only says when something happened. */
const measured = /(?:^|[^\d.,])(?!(?:19|20)\d\d(?![\d%°]|[.,]\d))\d/

const signs: readonly [NoteKind, RegExp][] = [
  ['question', /\?["”“»’)]*$/],
  ['quote', /[“„«"][^“„«”»"]{8,}[”“»"]/],
  ['before-after', /\b(?:before|used to|früher|vorher)\b.*\b(?:now|after|today|jetzt|heute|danach)\b/iu],
  ['mistake', /\b(?:mistakes?|wrong|myth|fehler|falsch|irrtum)\b/iu],
  ['fix', /\b(?:instead|the fix|should|stattdessen|besser ist|solltest)\b/iu],
  ['result', /\b(?:results?|it worked|ended up|ergebnis|am ende)\b/iu],
  ['opinion', /\b(?:i think|i believe|overrated|underrated|ich finde|ich glaube|meiner meinung)\b/iu],
  ['thing', /\b(?:i use|i own|i bought|ich nutze|ich benutze|ich habe .{1,40} gekauft)\b/iu],
  ['number', measured],
]

/** Guesses the kind of a note; people can change it before saving. */
export const guessKind = (words: string): NoteKind =>
  signs.find(([, sign]) => sign.test(words))?.[0] ?? 'moment'
