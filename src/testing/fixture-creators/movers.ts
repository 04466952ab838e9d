import { fixtureCreator } from './fixture-creator.ts'

export const movers = [
  fixtureCreator(
    'race engineer',
    {
      description: 'Data engineer in an electric racing team.',
      platforms: 'YouTube, TikTok',
      audience: 'motorsport fans',
      topics: 'Formula E strategy',
      tone: 'Casual & Conversational',
    },
    {
      'Formula E strategy': [
        ['opinion', 'Formula E drivers want to be overtaken. Leading a pack costs energy.'],
        ['number', 'The leader of a Formula E pack uses about 3 percent more energy than the car behind.'],
        [
          'moment',
          'In Portland the lead changed more than 400 times in one race, and nobody wanted the lead.',
        ],
        [
          'fix',
          'Sit third in the pack until lap 20, lift 50 metres before the corner, then use the energy you saved.',
        ],
        ['mistake', 'We led for six laps in Berlin and had no energy left for the last two.'],
        ['question', 'Why do Formula E drivers let others pass?'],
      ],
    },
    'Regen braking explained: our car recovers about 40 percent of the energy of a race while braking. There are no rear brakes on the car at all. If the battery is full at the start, you cannot regen, so the first corner is the scariest one.',
  ),
  fixtureCreator(
    'climber',
    {
      description: 'I climb at a beginner level and film the failing.',
      platforms: 'Instagram, TikTok',
      audience: 'people who just started bouldering',
      topics: 'bouldering, climbing shoes',
      tone: 'Humorous & Light',
      forbiddenContent: 'weight loss',
    },
    {
      bouldering: [
        ['mistake', 'I pulled with my arms for a year. My feet were decoration.'],
        ['fix', 'Three quiet feet drills: climb a route you know without a sound from your feet.'],
        ['number', 'I fell off the same green route 34 times. I counted.'],
        ['result', 'On attempt 35 I stepped through with my left foot and the route was over in 20 seconds.'],
        ['quote', 'A nine-year-old told me: "Just use your feet."'],
        ['moment', 'I was hanging on the green route, arms full, and the whole gym watched my feet.'],
      ],
      'climbing shoes': [
        ['mistake', 'I bought shoes two sizes down because a forum said so.'],
        ['opinion', 'Shoes that hurt in the shop hurt on the wall.'],
        ['number', 'My toenails took four months to forgive the shoes.'],
      ],
    },
    'why I film every fall',
  ),
  fixtureCreator(
    'bike courier',
    {
      description: 'Cargo bike courier in Rotterdam.',
      audience: 'people who think about a cargo bike',
      topics: 'cargo bikes, winter riding',
      platforms: 'TikTok',
      cta: 'Ask me anything about the bike.',
    },
    {
      'cargo bikes': [
        ['number', 'My cargo bike has carried 1,140 parcels since March, and one piano stool.'],
        ['question', 'What is the heaviest thing you carried?'],
        [
          'moment',
          'The piano stool was fine. It was the bag of wet sand that bent the kickstand of the bike.',
        ],
        [
          'fix',
          'Heavy things go low and in front of the rear axle, or the bike steers like a shopping trolley.',
        ],
        [
          'mistake',
          'I put 60 kilos of sand on the rack behind the axle and the front wheel came up at the lights.',
        ],
        ['thing', 'two cam straps and a yoga mat'],
      ],
      'winter riding': [
        ['opinion', 'Cold hands end more winter rides than snow does.'],
        ['thing', 'bar mitts'],
      ],
    },
    'A day on the cargo bike. First drop is at 6:40, bread for a school. By noon I have done 31 stops and eaten two breakfasts. The worst street is the one with tram tracks, you cross them at a right angle or you cross them on your face. Last drop is flowers. People always smile at the flowers.',
  ),
  fixtureCreator(
    'language teacher',
    {
      description: 'I teach Portuguese to people who move to Porto.',
      platforms: 'Instagram',
      audience: 'newcomers in Portugal',
      topics: 'European Portuguese, false friends',
      tone: 'Inspirational & Motivational',
      cta: 'Send this to somebody who just moved.',
    },
    {
      'European Portuguese': [
        ['mistake', 'Most people think European Portuguese is Brazilian Portuguese spoken fast.'],
        [
          'fix',
          'It is the vowels: in European Portuguese the weak vowels almost disappear, so "telefone" sounds like "tlfon".',
        ],
        [
          'moment',
          'My first week in Porto I ordered a coffee in Brazilian Portuguese and got the answer in English.',
        ],
        [
          'number',
          'After 20 minutes of radio a day for six weeks, my students hear the vowels that are not there.',
        ],
        ['opinion', 'Listening comes before speaking, and the radio is a better teacher than I am.'],
      ],
      'false friends': [
        ['thing', '"Esquisito" sounds like exquisite and means weird, so do not say it about the dinner.'],
        ['thing', '"Puxe" sounds like push and means pull. Every door in Porto has seen me fail.'],
        ['thing', '"Constipado" is what you say when you have a cold. It sounds like something else.'],
        ['moment', 'I told my landlady that her dinner was esquisito. She brought me a sandwich.'],
      ],
    },
    'I want to make a video about the word saudade. Everyone calls it untranslatable. My neighbour Dona Amélia uses it for the bakery that closed in 2019. She says: "Tenho saudades do pão." I miss the bread. That is all it is, and it is enough.',
  ),
  fixtureCreator(
    'dog trainer',
    {
      description: 'Trainer for rescue dogs that are afraid.',
      platforms: 'YouTube, Instagram',
      audience: 'people with a new rescue dog',
      topics: 'leash walking, fear',
      tone: 'Authentic & Personal',
    },
    {
      'leash walking': [
        ['question', 'Why does my dog pull on the leash?'],
        ['opinion', 'My dog pulls because pulling works: every time she pulls, she gets to the smell.'],
        ['fix', 'When she pulls I stand still, and when the leash is slack we go to the smell together.'],
        ['number', 'Our first 100 metres with a slack leash took 25 minutes.'],
        [
          'result',
          'After nine days we reached the park with a slack leash, and I had listened to three audiobooks.',
        ],
        ['mistake', 'I shortened the leash to stop the pulling, and she pulled harder.'],
      ],
      fear: [
        ['moment', 'For two weeks Mira lived under the desk, and I did my taxes on the floor next to her.'],
        ['quote', 'The shelter said: "Do nothing, and do it every day."'],
      ],
    },
    'Mira and the vacuum cleaner. For the first month I only put it in the room, switched off. Then a piece of cheese on it every morning. In week six I switched it on in the next room for two seconds. Yesterday she slept next to it while it was running.',
  ),
]
