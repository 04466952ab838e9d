import type { NoteKind } from '../../../contract/notes.ts'
import { capitalize } from '../sentences.ts'
import type { Blank } from './phrases.ts'

// A topic stands before a colon, where German needs no case for it.
export const titled = (topic: string, text: string) =>
  topic ? `${capitalize(topic)}: ${text}` : capitalize(text)
const blank = (kind: NoteKind, lead: string, question: string, isAboutTopic = false): Blank => ({
  kind,
  lead,
  question: (topic) => (isAboutTopic ? titled(topic, question) : question),
})

/** What a creator is asked, by the label that stands in the script. */
export const germanBlanks: Record<string, Blank> = {
  'was viele falsch machen': blank('mistake', 'Der Fehler:', 'Was machen viele falsch?', true),
  'woran du es gemerkt hast': blank('moment', 'Woran ich es gemerkt habe:', 'Woran hast du es gemerkt?'),
  'was daraus wurde': blank('result', 'Was daraus wurde:', 'Was wurde daraus?'),
  'was du stattdessen machst': blank('fix', 'Was ich stattdessen mache:', 'Was machst du stattdessen?'),
  'woran man merkt, dass es klappt': blank(
    'result',
    'Woran man merkt, dass es klappt:',
    'Woran merkt man, dass es klappt?',
  ),
  'die Frage, die man dir stellt': blank(
    'question',
    'Die Frage:',
    'Welche Frage stellt man dir? In höchstens zwölf Wörtern.',
    true,
  ),
  'deine Antwort in einem Satz': blank('opinion', 'Meine Antwort:', 'Was ist deine Antwort, in einem Satz?'),
  'warum du das so siehst': blank('opinion', 'Warum:', 'Warum siehst du das so?'),
  'als es dir passiert ist': blank('moment', 'Einmal:', 'Wann ist dir das passiert?'),
  'wann es anders ist': blank('opinion', 'Die Ausnahme:', 'Wann ist es anders?'),
  'eine Zahl, die dich überrascht hat': blank(
    'number',
    'Die Zahl:',
    'Welche Zahl hat dich überrascht?',
    true,
  ),
  'woher die Zahl kommt': blank('moment', 'Woher sie kommt:', 'Woher kommt die Zahl?'),
  'was du erwartet hast': blank('opinion', 'Was ich erwartet hatte:', 'Was hattest du erwartet?'),
  'was du geändert hast': blank('fix', 'Was ich geändert habe:', 'Was hast du geändert?'),
  'wie es vorher war': blank('before-after', 'Vorher:', 'Wie war es vorher?', true),
  'wie es jetzt ist': blank('result', 'Jetzt:', 'Wie ist es jetzt?'),
  'wo du warst': blank('moment', 'Wo ich war:', 'Denk an einen Tag. Wo warst du, was hast du gesehen?', true),
  'was schiefging': blank('mistake', 'Und dann:', 'Was ging schief?'),
  'was du dann getan hast': blank('fix', 'Was ich dann getan habe:', 'Was hast du dann getan?'),
  'wie es ausging': blank('result', 'Wie es ausging:', 'Wie ging es aus?'),
  'was du dafür benutzt': blank('thing', 'Was ich dafür benutze:', 'Was benutzt du dafür?', true),
  'was du jemandem am Anfang sagst': blank(
    'opinion',
    'Was ich am Anfang gern gewusst hätte:',
    'Was sagst du jemandem, der anfängt?',
  ),
  'was du heute darüber denkst': blank(
    'opinion',
    'Was ich heute darüber denke:',
    'Was denkst du heute darüber?',
  ),
  'das Erste': blank('thing', 'Erstens:', 'Was ist das Erste?', true),
  'wofür das Erste gut ist': blank('opinion', 'Wofür:', 'Wofür ist das Erste gut?'),
  'das Zweite': blank('thing', 'Zweitens:', 'Was ist das Zweite?'),
  'wofür das Zweite gut ist': blank('opinion', 'Und wofür:', 'Wofür ist das Zweite gut?'),
  'das Dritte': blank('thing', 'Drittens:', 'Was ist das Dritte?'),
  'dein Thema': blank('thing', '', 'Worum geht es in dem Video?'),
  'in fünf Wörtern': blank('moment', '', 'Sag es in höchstens fünf Wörtern, für den Anfang.'),
}
