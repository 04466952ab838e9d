import type { NoteKind } from '../contract/notes.ts'

type DemoNote = readonly [kind: NoteKind, words: string]

/** Notes of the demo creators by the first topic of their profile. */
const notebooks: Record<string, readonly DemoNote[]> = {
  'sourdough starters': [
    ['mistake', 'I threw away three starters because of a grey puddle on top.'],
    ['fix', 'Pour the puddle off, keep one spoon of starter, feed it twice a day for three days.'],
    ['result', 'The fourth starter is six years old and lives behind the jam.'],
    ['question', 'Is my starter dead?'],
    ['opinion', 'A starter with a grey puddle is hungry, not dead.'],
    ['number', 'My starter eats 50 g of rye on Fridays and nothing for the rest of the week.'],
    ['quote', 'My mother-in-law calls the starter "your other cat".'],
  ],
  'desk stretches': [
    ['moment', 'In a budget meeting I stretched my neck and the whole row did it with me.'],
    ['mistake', 'I set one alarm for five in the afternoon and ignored it for a year.'],
    ['fix', 'Now I stretch whenever the kettle boils, which is six times a day.'],
    ['number', 'The kettle takes 2 minutes and 40 seconds. That is the whole session.'],
    ['opinion', 'The best stretch is the one nobody in the office notices.'],
    ['quote', 'A colleague asked: "Are you praying to the printer?"'],
  ],
  heat: [
    ['question', 'Why does metal feel colder than wood?'],
    ['opinion', 'Metal feels cold because it takes the heat out of your hand faster than wood does.'],
    ['moment', 'I put an ice cube on a pan and one on a board. The pan won by four minutes.'],
    ['number', 'The ice cube on the pan was gone after 94 seconds.'],
    ['mistake', 'In the first take the pan was still warm from breakfast, so I filmed it all again.'],
    ['thing', 'I use two kitchen thermometers, because one of them always lies.'],
  ],
  'night trains': [
    ['mistake', 'I booked the top bunk from Vienna to Venice and sat up in it only once.'],
    ['fix', 'Now I book the bottom bunk at the end of the carriage, away from the door.'],
    ['number', 'Vienna to Venice cost me 49 euros, breakfast roll included.'],
    ['moment', 'At four in the morning the conductor woke me to show me the first light on the lagoon.'],
    ['opinion', 'A night train is a hotel that apologises for being late.'],
    ['quote', 'The man below me said: "I only snore in tunnels." There are many tunnels.'],
  ],
  invoices: [
    ['mistake', 'My first invoice had no number and no date, and the client paid it after 71 days.'],
    ['fix', 'Every invoice leaves on the day the work leaves, with a number, a date and one due day.'],
    ['result', 'Since then clients pay my invoices after 12 days on average.'],
    ['question', 'What do I write when an invoice is late?'],
    ['opinion', 'A reminder is an email with two lines and the invoice again, not an apology.'],
    ['number', 'Of 140 invoices last year I had to remind nine clients.'],
  ],
  sanding: [
    ['mistake', 'I sanded a teak drawer across the grain and the scratches showed only after the oil.'],
    ['fix', 'I wipe the wood with a damp cloth first: scratches show up before the oil does.'],
    ['number', 'One chair took 80, 120, 180 and 240 grit, and two podcasts for each.'],
    [
      'before-after',
      'Before: a flea market chair under four coats of white paint. After: beech, and one honest scar.',
    ],
    ['opinion', 'The hand finds what the eye forgives, so I close my eyes for the last pass.'],
  ],
  chords: [
    ['mistake', 'I practised the F chord for an hour a day and hated the guitar by Thursday.'],
    ['fix', 'I play the F chord ten times, then I play a song that has no F in it.'],
    ['result', 'After three weeks the F chord rang, and I noticed it in the middle of a song.'],
    ['question', 'When does the F chord stop hurting?'],
    ['opinion', 'The F chord stops hurting when your thumb learns to do less.'],
    ['number', 'With three chords I could play 41 of the songs in my old book.'],
  ],
  '3D printers': [
    ['mistake', 'I levelled the bed cold and wondered why the first layer came off.'],
    ['fix', 'Level the bed at 60 degrees, with a sheet of paper that just scratches.'],
    ['number', 'My cheapest printer cost 179 euros and has printed for 900 hours.'],
    ['opinion', 'A bracket that fits is worth more than a dragon that does not.'],
    ['moment', 'I left a print alone for a night and came back to a bowl of spaghetti on the bed.'],
  ],
  routines: [
    ['mistake', 'I asked two tired children which shoes they wanted, and we were late for a week.'],
    ['fix', 'The shoes stand at the door in the evening, and the only question is who is first.'],
    ['result', 'We have been on time since the second of May, apart from the day with the snail.'],
    ['moment', 'One morning my son put his shoes on the snail’s feet. It took a while.'],
    ['opinion', 'A routine is a question you no longer have to ask.'],
  ],
  sketching: [
    ['mistake', 'I drew every window of the town hall and ran out of light before the roof.'],
    ['fix', 'Now I draw the roof first, then three windows, and leave the rest to the eye.'],
    ['number', 'Fifteen minutes are four for the pencil, nine for the brush and two for the tea.'],
    ['quote', 'A boy looked at my sketch and said: "You forgot the bus." He was right.'],
    ['opinion', 'A wrong line drawn with courage looks better than a right one drawn with fear.'],
  ],
  sleep: [
    ['mistake', 'After my first night shifts I drove home in full sun and lay awake until noon.'],
    ['fix', 'I wear dark glasses on the way home and go to bed before I look at my phone.'],
    ['result', 'With the dark glasses I sleep five hours after a night shift instead of three.'],
    ['moment', 'A patient once told me to sit down because I looked worse than he did.'],
    ['opinion', 'I only tell what works for me; ask your doctor about the rest.'],
  ],
  hills: [
    ['mistake', 'I ran up every hill for a summer and walked down every one in pain.'],
    ['fix', 'Now I walk up the steep hills with my hands on my knees and run down them with short steps.'],
    ['number', 'My home hill has 112 metres of climbing, and I have counted 61 breaths on it.'],
    ['result', 'Walking the hills made me four minutes faster on the same loop.'],
    ['opinion', 'Walking up a hill is not giving up, it is pacing.'],
    ['quote', 'A farmer shouted: "The hill is not going anywhere!"'],
  ],
}

/** The notes of the first topic that has some. */
export function demoNotesFor(topics: string): { kind: NoteKind; topic: string; words: string }[] {
  const topic = topics.split(',')[0]?.trim() ?? ''
  return (notebooks[topic] ?? []).map(([kind, words]) => ({ kind, topic, words }))
}
