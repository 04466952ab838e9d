import type { NoteKind } from '../../../contract/notes.ts'
import { capitalize } from '../sentences.ts'
import { germanBlanks, titled } from './de-blanks.ts'
import { germanFillIns } from './de-fill-ins.ts'
import type { HookKind, Phrases } from './phrases.ts'

const plurals: Record<NoteKind, string> = {
  mistake: 'Fehler',
  fix: 'Lösungen',
  number: 'Zahlen',
  result: 'Ergebnisse',
  moment: 'Momente',
  opinion: 'Meinungen',
  quote: 'Zitate',
  question: 'Fragen',
  thing: 'Dinge',
  'before-after': 'Veränderungen',
}
const singulars: Record<NoteKind, string> = {
  mistake: 'ein Fehler',
  fix: 'eine Lösung',
  number: 'eine Zahl',
  result: 'ein Ergebnis',
  moment: 'ein Moment',
  opinion: 'eine Meinung',
  quote: 'ein Zitat',
  question: 'eine Frage',
  thing: 'ein Ding, das du benutzt',
  'before-after': 'ein Vorher und Nachher',
}

const threeOf: Record<NoteKind, string> = {
  mistake: 'Drei Fehler.',
  fix: 'Drei Dinge, die bei mir klappen.',
  number: 'Drei Zahlen.',
  result: 'Drei Ergebnisse.',
  moment: 'Drei Momente.',
  opinion: 'Drei ehrliche Meinungen.',
  quote: 'Drei Sätze, die geblieben sind.',
  question: 'Drei Fragen.',
  thing: 'Drei Dinge, die ich benutze.',
  'before-after': 'Drei Veränderungen.',
}

/** Each promises a note of its kind, which the script then speaks. */
function announce(topic: string, kinds: readonly NoteKind[]): [HookKind, string][] {
  const all: [NoteKind, HookKind, string][] = [
    ['mistake', 'consequence', 'Diesen Fehler kannst du dir sparen.'],
    ['opinion', 'contradiction', 'Meine ehrliche Meinung.'],
    ['moment', 'moment', 'Das ist mir passiert.'],
    ['result', 'consequence', 'So ging es aus.'],
    ['quote', 'quote', 'Ein Satz ist geblieben.'],
    ['before-after', 'consequence', 'Vorher und nachher.'],
    ['fix', 'plain', 'So mache ich es.'],
    ['number', 'number', 'Diese Zahl zählt.'],
    ['thing', 'plain', 'Das benutze ich.'],
  ]
  return all.filter(([kind]) => kinds.includes(kind)).map(([, kind, text]) => [kind, titled(topic, text)])
}

/** What the composer says in German. */
export const german: Phrases = {
  roleLeads: {
    truth: ['Was stimmt:', 'Was ich weiß:', 'Jetzt die andere Seite:'],
    obstacle: ['Hier ging es schief:', 'Was schiefging:', 'Das Problem:'],
    result: ['So ging es aus:', 'Und dann:'],
  },
  kindLeads: {
    mistake: ['Der Fehler:', 'Das Problem:', 'Was schiefging:'],
    fix: ['Die Lösung:', 'Was geholfen hat:', 'So geht es:'],
    result: ['Das Ergebnis:', 'So ging es aus:'],
    opinion: ['Meine Meinung:', 'Ehrlich gesagt:', 'Ich finde:'],
    question: ['Man fragt mich:', 'Die nächste Frage:'],
  },
  adviceLeads: ['Besser so:', 'Die Lösung:', 'Mein Tipp:'],
  instructionLeads: ['Mein Tipp:', 'Was bei mir klappt:', 'Die Lösung:'],
  hookBlank: '[in fünf Wörtern].',
  unknownTopic: 'meine Arbeit',
  asked: 'Ihr habt gefragt:',
  quote: (text) => `„${text}“`,
  ordinals: ['Erstens:', 'Zweitens:', 'Drittens:'],
  frames: {
    mistake: (fragment) => `Der Fehler: ${fragment}.`,
    fix: (fragment) => `Die Lösung: ${fragment}.`,
    number: (fragment) => `Die Zahl: ${fragment}.`,
    result: (fragment) => `Das Ergebnis: ${fragment}.`,
    moment: (fragment) => `Stell es dir vor: ${fragment}.`,
    opinion: (fragment) => `Meine Meinung: ${fragment}.`,
    quote: (fragment) => `Der Satz, der geblieben ist: „${fragment}.“`,
    question: (fragment) => `Die Frage: ${fragment}?`,
    thing: (fragment) => `Was ich benutze: ${fragment}.`,
    'before-after': (fragment) => `Vorher und nachher: ${fragment}.`,
  },
  andTwoMore: (text) => `${text} – und noch zwei Dinge`,
  listTitle: (topic, kind) => titled(topic, `3 ${plurals[kind]}`),
  asks: {
    question: [
      'Was willst du als Nächstes wissen? Frag in den Kommentaren.',
      'Welche Frage soll ich als Nächstes beantworten?',
    ],
    myth: [
      'Hast du das auch geglaubt? Schreib es in die Kommentare.',
      'Was hast du gehört? Schreib es in die Kommentare.',
    ],
    list: [
      'Was würdest du ergänzen? Schreib es in die Kommentare.',
      'Was ist dein viertes? Schreib es in die Kommentare.',
    ],
    story: [
      'Hast du so etwas auch erlebt? Schreib es in die Kommentare.',
      'Was ist deine Geschichte dazu? Schreib es in die Kommentare.',
    ],
    proof: [
      'Wie siehst du das? Schreib es in die Kommentare.',
      'Was denkst du? Schreib es in die Kommentare.',
    ],
    'before-after': [
      'Was hat sich bei dir geändert? Schreib es in die Kommentare.',
      'Was ist dein Vorher und Nachher? Schreib es in die Kommentare.',
    ],
  },
  kindAsks: {
    story: {
      mistake: [
        'Wie machst du das? Schreib es in die Kommentare.',
        'Was klappt bei dir? Schreib es in die Kommentare.',
      ],
    },
    list: {
      mistake: ['Welchen davon kennst du? Schreib es in die Kommentare.'],
      fix: ['Was probierst du zuerst? Schreib es in die Kommentare.'],
      thing: ['Was davon benutzt du? Schreib es in die Kommentare.'],
      number: ['Welche Zahl hat dich überrascht? Schreib es in die Kommentare.'],
      opinion: ['Was siehst du anders? Schreib es in die Kommentare.'],
    },
  },
  outcomeLeads: ['Das Ergebnis:', 'Was daraus wurde:'],
  numberHook: (number) => `Merk dir diese Zahl: ${number}.`,
  listHook: (topic, kind) => titled(topic, kind === undefined ? 'Drei Dinge, die ich weiß.' : threeOf[kind]),
  templateHooks: (topic, audience, kinds) =>
    topic
      ? [...announce(topic, kinds), ['topic', titled(topic, 'Das weiß ich darüber.')]]
      : [['topic', audience ? `${capitalize(audience)}: Das hier ist für euch.` : 'Das hier weiß ich.']],
  hookKinds: {
    question: 'Frage, die viele stellen',
    quote: 'Zitat zuerst',
    number: 'Zahl zuerst',
    contradiction: 'Widerspruch',
    consequence: 'Folge zuerst',
    moment: 'Mittendrin',
    plain: 'Direkt',
    topic: 'Thema zuerst',
    blank: 'Deine Worte zuerst',
  },
  cues: {
    things: [
      (thing) => `Großaufnahme: ${thing}.`,
      (thing) => `Schnitt auf: ${thing}.`,
      (thing) => `Zwischenschnitt: ${thing}.`,
    ],
    onScreen: (text) => `Text im Bild: ${text}`,
    toCamera: [
      'In die Kamera, vorher einmal atmen.',
      'Einen Schritt näher an die Kamera.',
      'Aufschauen, Pause, dann sagen.',
      'Gleicher Platz, engerer Ausschnitt.',
    ],
    blank: [
      (lead) => `Text im Bild: „${lead.replace(/:$/, '')}“.`,
      () => 'Zeig es, während du es sagst.',
      () => 'Hände oder das Ding selbst im Bild, nicht dein Gesicht.',
    ],
  },
  tips: {
    pin: (text) => `Hefte das als ersten Kommentar an: „${text}“`,
    onScreen: (text) => `Lass „${text}“ während des ersten Satzes im Bild.`,
    disagree: (text) =>
      `Antworte dem ersten Kommentar, der hier widerspricht, mit einem eigenen Video: „${text}“`,
    next: (text) => `Für das nächste Video: „${text}“`,
    firstFrame: (thing) => `Das gehört ins erste Bild: ${thing}.`,
    ownLine: (text) => `Bring unter, wofür man dich kennt: „${text}“`,
    leftOut: (text) => `Weggelassen, damit die Länge stimmt: „${text}“`,
    blanks: (count) =>
      `Fülle zuerst ${count === 1 ? 'die Lücke' : `die ${count} Lücken`}; jede Antwort kommt in dein Notizbuch.`,
    short: (seconds) => `Dauert so etwa ${seconds} Sekunden. Eine Notiz mehr dazu macht es länger.`,
    aloud: 'Lies es einmal laut, bevor du drehst, und ändere, was du so nicht sagen würdest.',
  },
  why: {
    notes: (kinds) =>
      `Aus deinen eigenen Notizen: ${[...new Set(kinds)].map((kind) => singulars[kind]).join(', ')}.`,
    blanks: (count, isMixed) =>
      isMixed
        ? `${count === 1 ? 'Eine Antwort fehlt' : `${count} Antworten fehlen`} noch; das Skript fragt danach.`
        : 'Dein Notizbuch weiß davon noch zu wenig: Das Skript stellt dir kurze Fragen, und jede Antwort wird eine Notiz.',
  },
  audience: (topic) => titled(topic, 'alle, die sich dafür interessieren'),
  blanks: germanBlanks,
  closing: {
    story: ['wie es ausging'],
    proof: ['was du geändert hast', 'was du erwartet hast'],
    myth: ['was du stattdessen machst', 'woran man merkt, dass es klappt'],
    question: ['als es dir passiert ist', 'wann es anders ist'],
    'before-after': ['was du geändert hast'],
  },
  more: [
    'was du heute darüber denkst',
    'was du jemandem am Anfang sagst',
    'was du dafür benutzt',
    'als es dir passiert ist',
    'woran man merkt, dass es klappt',
    'wann es anders ist',
    'was du erwartet hast',
    'was du geändert hast',
    'was viele falsch machen',
    'wie es ausging',
  ],
  fillIns: germanFillIns,
  subjectHooks: [
    ['plain', '[in fünf Wörtern].'],
    ['consequence', '[in fünf Wörtern]. So ging es aus.'],
    ['number', '[eine Zahl, die dich überrascht hat].'],
  ],
  listBlanks: [
    'das Erste',
    'wofür das Erste gut ist',
    'das Zweite',
    'wofür das Zweite gut ist',
    'das Dritte',
  ],
  shorten: (text) => text,
}
