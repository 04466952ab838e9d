import { clings, numberWords, opens, units } from './phrase-words.ts'

/** Whether a word is a number from two on, written out: 'sixty-two'. */
export const isNumberWord = (text: string) => {
  const [first, ...others] = plain(text).split('-')
  return numberWords.has(first!) && others.every((part) => part === 'one' || numberWords.has(part))
}

export const isUnit = (text: string) => units.has(plain(text)) || /^(?:[%€$£°]|[ap]\.m\.|pm\b)/i.test(text)

/** Whether a word is a number, in figures or written out. */
export const namesNumber = (text: string) => /\p{N}/u.test(text) || isNumberWord(text)

/** 'before', 'and': alone on a line they say nothing. */
export const isConnecting = (text: string) => opens.has(plain(text)) || clings.has(plain(text))

/** The word in lower case without punctuation. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’-]/gu, '')
