import { fixtureCreator } from './fixture-creator.ts'

/** Health, law, money, children: the script may only say what the creator said. */
export const careful = [
  fixtureCreator(
    'illness diarist',
    {
      description: 'I live with ME/CFS and show what pacing looks like.',
      platforms: 'TikTok',
      audience: 'people with ME/CFS and their families',
      topics: 'pacing, bad days',
      tone: 'Authentic & Personal',
      forbiddenContent: 'exercise advice, miracle cures',
    },
    {
      pacing: [
        ['mistake', 'On good days I did everything at once, and paid for it in bed two days later.'],
        [
          'fix',
          'On good days I stop at half of what I think I can do. My watch beeps at 95 beats and I sit down.',
        ],
        ['number', 'In 2024 I had 61 crash days. In 2025, with the watch, I had 23.'],
        ['opinion', 'Pacing is not giving up. Pacing is having a Thursday.'],
        ['question', 'Why do you sit down when you feel good?'],
        ['quote', 'My sister said: "You rest like it is a job." It is.'],
      ],
      'bad days': [['thing', 'a lap desk, ear plugs, the blue blanket']],
    },
    'What a crash looks like. Day one feels like nothing. Day two the light is too loud. By day three I whisper because my own voice is too much. My husband puts the blinds down and writes on a whiteboard. Nobody sees this part, so here it is.',
  ),
  fixtureCreator(
    'tax adviser',
    {
      description: 'Tax adviser for freelancers in plain English.',
      platforms: 'YouTube, LinkedIn',
      audience: 'freelancers in their first year',
      topics: 'receipts, first tax bill',
      tone: 'Professional & Authoritative',
      cta: 'Bring your questions to the comments.',
      forbiddenContent: 'tax evasion, crypto',
    },
    {
      'first tax bill': [
        [
          'moment',
          'My first tax bill as a freelancer came on a Friday. It was 7,400 euros, and I had 2,100 in the bank.',
        ],
        ['mistake', 'I had spent the tax with every invoice, because nobody had taken it from me.'],
        ['fix', 'Since then 30 percent of every invoice goes to a second account on the day it is paid.'],
        ['result', 'The next tax bill was 9,050 euros, and the second account had 9,600.'],
        ['question', 'How much should I put aside for tax?'],
        ['opinion', 'I put aside 30 percent of each invoice. It is a habit, not advice for your case.'],
      ],
      receipts: [
        [
          'mistake',
          'A client of mine kept every receipt in a shoe box in the sun. Thermal paper fades: half of the receipts were white.',
        ],
        ['fix', 'Photograph the receipt at the counter, before it goes into the pocket.'],
      ],
    },
    'Should I register for VAT?',
  ),
  fixtureCreator(
    'twin father',
    {
      description: 'Honest stories about raising twins.',
      platforms: 'Instagram',
      audience: 'new parents',
      topics: 'toddler sleep, picky eating',
      tone: 'Authentic & Personal',
      forbiddenContent: 'mom shaming',
      cta: 'Tell me your 3am story',
    },
    {
      'toddler sleep': [
        ['moment', 'At 3am one twin was asleep on my chest and the other one was asleep on the dishwasher.'],
        ['mistake', 'I switched the dishwasher off to be quiet, and both twins woke up.'],
        ['fix', 'We recorded the dishwasher on my phone, 40 minutes, the whole programme.'],
        ['result', 'The twins have slept next to a recording of a dishwasher since October.'],
        ['number', 'Our phone has played the dishwasher 212 times.'],
        ['opinion', 'Whatever lets everybody sleep is the method.'],
      ],
      'picky eating': [
        ['quote', 'Ida said about the broccoli: "It has hair."'],
        [
          'before-after',
          'In May they ate pasta and nothing else. Now they eat pasta, and peas if they shell them themselves.',
        ],
        ['number', 'Shelling peas for two takes 25 minutes, and they eat 19 of them.'],
      ],
    },
    'The night we all slept. It was a Tuesday in October. I woke up at six and thought something was wrong. Both twins were asleep, the dishwasher recording was still running, and my wife was crying a bit in the kitchen. Happy crying. We had toast.',
  ),
  fixtureCreator(
    'allotment lawyer',
    {
      description: 'Tenant rights, explained with real letters.',
      platforms: 'TikTok',
      audience: 'tenants in Leeds',
      topics: 'security deposits',
      tone: 'Professional & Authoritative',
    },
    {
      'security deposits': [
        ['mistake', 'Everybody thinks the landlord decides what happens to the deposit.'],
        [
          'fix',
          'The deposit sits with a protection scheme, and when you disagree the scheme looks at the photos from both sides.',
        ],
        [
          'moment',
          'Last week a tenant showed me a bill for 340 pounds: professional cleaning, taken from the deposit.',
        ],
        [
          'thing',
          'She had 58 photos from the day she moved out, with the date on each. The scheme asked for nothing else.',
        ],
        ['result', 'The deposit came back in full, 21 days after she sent the photos.'],
      ],
    },
    'A letter from last week. The landlord wanted 340 pounds for cleaning. The tenant had dated photos of every room. She sent them to the scheme and waited 21 days. The deposit came back in full.',
  ),
]
