import type { TaggedWord } from './note.ts'

const pronouns = new Set(
  'ich du er sie es wir ihr man wer das dies mir dir ihm uns euch mich dich'.split(' '),
)
const determiners = new Set(
  'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine ihr ihre unser unsere kein keine keinen jeder jede jedes jeden dieser diese dieses diesen diesem alle viele manche beim im am zum zur vom ins'.split(
    ' ',
  ),
)
const verbs = new Set(
  'ist sind war waren bin bist hat habe haben hatte hatten wird werden wurde wurden kann können konnte muss müssen musste soll sollte will wollen wollte darf macht machen machte geht gehen ging kommt kam gibt gab braucht brauche brauchen nimmt nehme nehmen nahm sagt sagte steht stand liegt lag bleibt blieb hilft half heißt weiß fehlt fehlte reicht reichte kostet kostete dauert dauerte sieht sah lässt ließ hält hielt wusste dachte glaubt glauben glaube denkt denken frage fragt fragen warte wartet nimm lass gib schau tu'.split(
    ' ',
  ),
)

/** German capitalizes nouns; a verb is recognized by a list, or by its ending after a pronoun or noun. */
export function tagGerman(sentence: string): TaggedWord[] {
  const words = splitWords(sentence)
  return words.map(({ before, text, after }, at) => {
    const lower = text.toLowerCase()
    const isNumber = /^\d/.test(text)
    const isDeterminer = determiners.has(lower)
    const isPronoun = pronouns.has(lower) && !isDeterminer
    const previous = words[at - 1]?.text ?? ''
    const isCapital = /^\p{Lu}/u.test(text)
    const isVerb =
      verbs.has(lower) ||
      (!isCapital &&
        /(?:t|te|ten|st|e|en)$/.test(lower) &&
        (pronouns.has(previous.toLowerCase()) || /^\p{Lu}/u.test(previous)) &&
        lower.length > 3)
    const isNoun =
      isCapital &&
      !isPronoun &&
      !isDeterminer &&
      !isVerb &&
      (at > 0 || determiners.has(lower)) &&
      !/^(?:Sie|Ihr|Ihnen)$/.test(text)
    return {
      text,
      before,
      after,
      isNoun,
      isVerb,
      isAdjective: false,
      isPronoun,
      isDeterminer,
      isName: false,
      isSeen: isNoun,
      isNumber,
      isCounted: isCapital || lower === 'prozent',
      isPerson: isNoun,
    }
  })
}

/** For an unsupported language, only splits words. */
export const tagNothing = (sentence: string): TaggedWord[] =>
  splitWords(sentence).map((word) => ({
    ...word,
    isNoun: false,
    isVerb: false,
    isAdjective: false,
    isPronoun: false,
    isDeterminer: false,
    isName: false,
    isNumber: /^\d/.test(word.text),
    isSeen: false,
    isCounted: true,
    isPerson: false,
  }))

/** Words with their surrounding punctuation. */
function splitWords(sentence: string): { before: string; text: string; after: string }[] {
  const isPart = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{M}\p{N}%°€$]/u.test(character)
  return sentence.split(/\s/).flatMap((piece) => {
    let from = 0
    let to = piece.length
    while (from < to && !isPart(piece[from])) from++
    while (to > from && !isPart(piece[to - 1])) to--
    return from === to
      ? []
      : [{ before: piece.slice(0, from), text: piece.slice(from, to), after: `${piece.slice(to)} ` }]
  })
}
