import { titled } from './de-blanks.ts'
import type { FillIn } from './phrases.ts'

const five = '[in fünf Wörtern]'
const comment = 'Schreib es in die Kommentare.'

/** Scripts to fill in, one for each way to tell something that only the creator knows. */
export const germanFillIns: readonly FillIn[] = [
  {
    structure: 'myth',
    title: (topic) => titled(topic, 'was viele falsch machen'),
    hooks: (topic) => [
      ['question', titled(topic, 'Was machen viele falsch?')],
      ['consequence', `${five}. Das ist der Fehler.`],
      ['topic', titled(topic, 'Hier geht es schief.')],
    ],
    blanks: [
      'was viele falsch machen',
      'woran du es gemerkt hast',
      'was daraus wurde',
      'was du stattdessen machst',
      'woran man merkt, dass es klappt',
    ],
    ask: `Ist dir das auch passiert? ${comment}`,
  },
  {
    structure: 'question',
    title: (topic) => titled(topic, 'die Frage, die man mir stellt'),
    hooks: (topic) => [
      ['question', '[die Frage, die man dir stellt]'],
      ['consequence', `${five}. Das ist meine Antwort.`],
      ['topic', titled(topic, 'Hier ist meine Antwort.')],
    ],
    blanks: [
      'die Frage, die man dir stellt',
      'deine Antwort in einem Satz',
      'warum du das so siehst',
      'als es dir passiert ist',
      'wann es anders ist',
    ],
    ask: `Wie machst du es? ${comment}`,
  },
  {
    structure: 'proof',
    title: (topic) => titled(topic, 'die Zahl, die mich überrascht hat'),
    hooks: (topic) => [
      ['number', `${five}. Das ist die Zahl.`],
      ['question', titled(topic, 'Was würdest du schätzen?')],
      ['topic', titled(topic, 'Eine einzige Zahl.')],
    ],
    blanks: [
      'eine Zahl, die dich überrascht hat',
      'was du erwartet hast',
      'woher die Zahl kommt',
      'was du geändert hast',
      'was du heute darüber denkst',
    ],
    ask: `Was ist deine Zahl? ${comment}`,
  },
  {
    structure: 'before-after',
    title: (topic) => titled(topic, 'vorher und nachher'),
    hooks: (topic) => [
      ['consequence', `${five}. Das ist das Nachher.`],
      ['topic', titled(topic, 'Vorher und nachher.')],
      ['question', titled(topic, 'Was würdest du zuerst ändern?')],
    ],
    blanks: [
      'wie es vorher war',
      'was du geändert hast',
      'wie es jetzt ist',
      'woran man merkt, dass es klappt',
      'was du heute darüber denkst',
    ],
    ask: `Was würdest du zuerst ändern? ${comment}`,
  },
  {
    structure: 'story',
    title: (topic) => titled(topic, 'ein Tag, an den ich oft denke'),
    hooks: (topic) => [
      ['moment', `${five}. Ich weiß es noch genau.`],
      ['topic', titled(topic, 'Davon muss ich dir erzählen.')],
      ['question', titled(topic, 'Was war dein schlimmster Tag?')],
    ],
    blanks: [
      'wo du warst',
      'was schiefging',
      'was du dann getan hast',
      'wie es ausging',
      'was du heute darüber denkst',
    ],
    ask: `Ist dir das auch passiert? ${comment}`,
  },
  {
    structure: 'list',
    title: (topic) => titled(topic, '3 Dinge, die ich benutze'),
    hooks: (topic) => [
      ['topic', titled(topic, 'Drei Dinge, die ich benutze.')],
      ['question', titled(topic, 'Was braucht man dafür?')],
      ['plain', `${five}. Und noch zwei Dinge.`],
    ],
    blanks: ['das Erste', 'wofür das Erste gut ist', 'das Zweite', 'wofür das Zweite gut ist', 'das Dritte'],
    ask: `Welches der drei hast du? ${comment}`,
  },
]
