import { fixtureCreator } from './fixture-creator.ts'

/** Niches that no phrase of the composer was written for, with notes as people type them. */
export const neighbors = [
  fixtureCreator(
    'locksmith',
    {
      description: 'Locksmith in Glasgow. I open doors and explain what I charge.',
      platforms: 'TikTok, YouTube',
      audience: 'people who rent',
      topics: 'lockouts, cheap locks',
      tone: 'Humorous & Light',
      videoLength: '15-30 seconds (Quick hit)',
    },
    {
      lockouts: [
        [
          'moment',
          'At 2am a man in a towel watched me open his door in eleven seconds, then he saw the bill.',
        ],
        ['number', 'I charge 85 pounds for a lockout. 60 of that is the drive and the hour I am awake.'],
        ['mistake', 'I drilled my first lockout. The door was not even locked, only shut.'],
        ['fix', 'Now I try the letterbox and a plastic card before I touch the drill.'],
        ['question', 'Why is it so expensive if it takes you ten seconds?'],
        ['opinion', 'You are not paying for ten seconds, you are paying for the eleven years before them.'],
        ['quote', 'A customer told me: "My cousin could do that." His cousin had bent the key in the lock.'],
      ],
      'cheap locks': [
        ['number', 'A 9 pound cylinder from the internet lasted four seconds against my screwdriver.'],
        ['thing', 'A cylinder with three stars on it costs about 40 pounds and snaps where it should.'],
        [
          'before-after',
          'Before: a euro cylinder sticking out 6 mm. After: flush with the handle, nothing to grab.',
        ],
      ],
    },
    'The shut door. Nine out of ten lockouts I see are just shut. Nobody turned the key. I slide a card behind the latch and the door is open. Then I show them how to do it themselves. They never call me again, and that is fine.',
  ),
  fixtureCreator(
    'sign-language teacher',
    {
      description: 'Deaf teacher of British Sign Language, I film with captions.',
      platforms: 'Instagram, TikTok',
      audience: 'hearing beginners',
      topics: 'fingerspelling, facial expressions',
      tone: 'Educational & Informative',
      cta: 'Sign your name in a reply.',
      videoLength: '30-60 seconds (Standard)',
    },
    {
      fingerspelling: [
        ['mistake', 'Beginners bounce their hand on every letter. It reads like shouting.'],
        ['fix', 'Hold your elbow with the other hand and spell your own name ten times without a bounce.'],
        ['number', 'The British alphabet needs two hands, the American one needs one.'],
        ['moment', 'In my first class a man spelled his name as JOHM for a whole hour. He was so proud.'],
        ['opinion', 'Fingerspelling is the last thing you should get fast at.'],
        ['result', 'After three weeks of slow spelling my Tuesday group could read mine.'],
      ],
      'facial expressions': [
        ['mistake', 'Hearing people sign "angry" with a polite smile.'],
        ['fix', 'Film yourself without sound and guess the mood of each clip a day later.'],
        ['quote', 'My student Priya said: "My face hurts more than my hands." Good.'],
        ['question', 'Do I really have to make that face?'],
        ['opinion', 'The face is the grammar. Raised eyebrows turn a statement into a yes or no question.'],
      ],
    },
    'Why I never teach swear words first',
  ),
  fixtureCreator(
    'plot gardener',
    {
      description: 'One allotment plot in Cardiff, clay soil, two hours a week.',
      platforms: 'YouTube',
      audience: 'people with a new allotment',
      topics: 'slugs, clay soil, potatoes',
      tone: 'Authentic & Personal',
      cta: 'Subscribe if your soil is also a brick.',
    },
    {
      slugs: [
        ['mistake', 'I planted 24 lettuces on a wet Sunday and by Tuesday there were stalks.'],
        ['fix', 'I go out with a head torch at ten and a bucket. It is disgusting and it works.'],
        ['number', 'My record is 143 slugs in one evening, from a bed of two square metres.'],
        ['opinion', 'Beer traps feed the slugs of the whole street.'],
        ['thing', 'wool pellets, eggshells, copper tape: the slugs walked over all three'],
      ],
      'clay soil': [
        [
          'before-after',
          'The first spring I broke a fork in the clay. Now I can push my hand in up to the wrist.',
        ],
        ['fix', 'Every autumn I put ten barrows of leaf mould on top and let the worms do the digging.'],
        ['quote', 'Old Mr Evans looked at my clay and said: "You could throw pots with that."'],
        ['result', 'In year four I got carrots that were straight.'],
      ],
      potatoes: [['moment', 'I dug up the potatoes with my niece and she asked who had hidden them.']],
    },
    'My first carrot. It had two legs and an arm. My niece named it Gareth. We did not eat Gareth. He is in the freezer next to the peas.',
  ),
  fixtureCreator(
    'speedcuber',
    {
      description: 'I solve cubes and I am slow at it on purpose.',
      platforms: 'YouTube',
      audience: 'people stuck at 30 seconds',
      topics: 'lookahead, cube lube',
      tone: 'Educational & Informative',
      videoLength: '15-30 seconds (Quick hit)',
    },
    {
      lookahead: [
        ['mistake', 'I turned as fast as I could and then stopped to look for the next pair.'],
        ['fix', 'I set a metronome to 60 beats and did one turn per beat without a pause.'],
        ['number', 'My average went from 31.4 to 22.8 seconds in five weeks.'],
        ['opinion', 'Slow turning is faster than fast turning with pauses.'],
        ['question', 'How do I get faster after 30 seconds?'],
        [
          'moment',
          'At my first competition in Lyon I got a 19 on the second solve and my hands shook for the other three.',
        ],
      ],
      'cube lube': [
        ['mistake', 'I put half a bottle of lube into a GAN and it turned like porridge.'],
        ['fix', 'Two drops on the core, one on the edges, then 50 solves before you judge it.'],
      ],
    },
    'What I carry to a competition. A cube that I broke in myself. A second cube in case the first one pops. A mat, because tables are loud. A banana. The banana has saved more solves than the mat.',
  ),
  fixtureCreator(
    'hospice nurse',
    {
      description: 'Hospice nurse, twenty years on nights. I talk about what families ask.',
      platforms: 'Instagram, TikTok',
      audience: 'families',
      topics: 'last days, visiting',
      tone: 'Authentic & Personal',
      forbiddenContent: 'medication doses, names of patients',
      videoLength: '30-60 seconds (Standard)',
    },
    {
      'last days': [
        ['question', 'Can she still hear us?'],
        ['opinion', 'I talk to every patient as if they hear every word, until the end and a while after.'],
        [
          'moment',
          'A son read the football results to his father for two hours. The breathing changed at the goals.',
        ],
        ['mistake', 'In my first year I whispered outside the door. Families hear whispering as bad news.'],
        ['fix', 'Now I say it in the room, sitting down, with my hand on the bed rail.'],
        ['quote', 'A daughter told me: "Nobody said I could hold her hand." So I say it now, every time.'],
      ],
      visiting: [
        [
          'number',
          'The longest visit I have seen was nineteen hours. The shortest was four minutes and it was enough.',
        ],
        ['opinion', 'You do not have to say anything wise. You can peel an orange.'],
        ['thing', 'a blanket from home, the radio station they like, hand cream'],
      ],
    },
    'The night of the dog. A man wanted to see his dog once more. Dogs are not allowed after eight. It was half past ten. The dog came up in the laundry lift. I was on shift and I saw nothing.',
  ),
  fixtureCreator(
    'straßenbahnfahrerin',
    {
      description: 'Ich fahre in Dresden Straßenbahn, seit 2009, meistens die Linie 7.',
      platforms: 'TikTok',
      audience: 'Fahrgäste, Leute, die selbst fahren wollen',
      topics: 'Türen, Bremsweg',
      tone: 'Humorous & Light',
      videoLength: '15-30 seconds (Quick hit)',
    },
    {
      Türen: [
        ['question', 'Warum fährst du mir vor der Nase weg?'],
        ['opinion', 'Wenn ich auf einen warte, warten hundertzwanzig andere mit.'],
        ['fix', 'Drück den Knopf an der Tür, bevor ich blinke, dann geht sie auf.'],
        ['moment', 'Am Postplatz hat mir ein Mann durch die geschlossene Tür einen Döner gezeigt.'],
        ['number', 'Eine Haltestelle dauert im Plan 20 Sekunden, mit Kinderwagen 45.'],
      ],
      Bremsweg: [
        ['number', 'Bei Tempo 50 braucht meine Bahn etwa 60 Meter, bis sie steht.'],
        [
          'mistake',
          'Ein Lieferwagen stand auf den Gleisen, und der Fahrer winkte mir, ich soll außen herum.',
        ],
        ['fix', 'Ich klingle früh und streue Sand, dann reicht der Bremsweg meistens.'],
        ['result', 'In siebzehn Jahren hatte ich zwei Spiegel und keinen Menschen.'],
        ['opinion', 'Die Klingel ist kein Gruß.'],
      ],
    },
    'Meine erste Nachtschicht. Um drei Uhr stieg ein Chor ein. Sie haben bis zur Endhaltestelle gesungen. Dann sind sie wieder mit zurückgefahren, weil das Lied noch nicht zu Ende war.',
  ),
]
