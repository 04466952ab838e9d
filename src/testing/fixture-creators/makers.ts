import { fixtureCreator } from './fixture-creator.ts'

export const makers = [
  fixtureCreator(
    'beekeeper',
    {
      description: 'Second-year beekeeper with four hives behind a school.',
      platforms: 'TikTok, Instagram',
      audience: 'first-year beekeepers',
      topics: 'first inspections, swarms',
      tone: 'Authentic & Personal',
      cta: 'Follow along, the next inspection is on Sunday.',
    },
    {
      'first inspections': [
        ['question', 'How often should I open the hive?'],
        ['mistake', 'I opened the hive at 9 °C in my first March and the brood chilled.'],
        ['fix', 'Now I wait for 15 °C, no wind, and I keep the hive open for ten minutes at most.'],
        ['opinion', 'Opening the hive every weekend is for us, not for the bees.'],
        ['quote', 'My mentor Ruth says: "If you cannot say why, keep the lid on."'],
        ['number', 'Once every ten days is enough for me to open the hive, from April to July.'],
        [
          'moment',
          'In May I lifted a frame of brood to show my daughter, and the queen walked over my thumb.',
        ],
        ['thing', 'a goose feather to brush bees off the frame'],
      ],
      swarms: [
        [
          'moment',
          'The swarm hung in the plum tree at shoulder height, and the whole school stood at the fence.',
        ],
        ['number', 'The swarm weighed 2.3 kilos. I know because I shook it into a box on the kitchen scale.'],
        ['mistake', 'I cut the branch first, and half the swarm fell on my boots.'],
        ['fix', 'Put the box under the swarm, one hard shake, and wait until dusk for the rest.'],
        ['result', 'By dusk every bee of the swarm was in the box, and not one of them had stung me.'],
        ['question', 'Do bees sting when they swarm?'],
      ],
    },
    'A video about my first winter. I lost two of four hives in February. Both had honey left. What they did not have was a dry lid: water dripped on the cluster all winter. Now every hive has a piece of old carpet under the roof. Last winter I lost none.',
  ),
  fixtureCreator(
    'watchmaker',
    {
      description: 'I repair mechanical watches at a desk in my bedroom.',
      platforms: 'YouTube',
      audience: 'people who inherited a watch',
      topics: 'mainsprings, Seiko 5, flea market watches',
      tone: 'Casual & Conversational',
      cta: 'Subscribe if you want to see the balance wheel next week.',
    },
    {
      mainsprings: [
        ['mistake', 'I pulled the mainspring out with tweezers and it hit the ceiling.'],
        ['number', 'A mainspring is about 30 centimetres of steel in a barrel the size of a shirt button.'],
        ['fix', 'Let the mainspring out of the barrel inside a plastic bag. It has nowhere to go.'],
        ['moment', 'We found the mainspring two months later, in the lampshade.'],
        ['opinion', 'A mainspring is the only part of a watch that I am afraid of.'],
      ],
      'flea market watches': [
        [
          'before-after',
          'Before: a Seiko that ran for four minutes and smelled of a cellar. After: plus six seconds a day.',
        ],
        ['number', 'I paid 12 euros for the Seiko and 41 euros for the crystal and the gasket.'],
        ['quote', 'The seller told me, "It only stops when you look at it."'],
        ['fix', 'All the Seiko needed was a cleaning: the oil had turned to glue on the pallet fork.'],
        ['question', 'How do I know a flea market watch is worth it?'],
        ['opinion', 'If the balance swings when I turn the watch, I buy it.'],
        [
          'thing',
          'The loupe on my keyring has paid for itself at every flea market: I look for rust on the balance first.',
        ],
      ],
    },
    'I timed my grandfather’s Omega for a month. It lost 40 seconds a day on the table and gained 5 on my wrist. My grandfather never took it off. That watch was regulated to one man.',
  ),
  fixtureCreator(
    'ceramicist',
    {
      description: 'Potter. Stoneware, one kiln, no assistant.',
      platforms: 'Instagram',
      audience: 'hobby potters',
      topics: 'glaze, kiln firing',
      tone: 'Humorous & Light',
      brandHighlight: 'every mug is thrown from 420 g of clay',
    },
    {
      glaze: [
        ['mistake', 'I glazed the foot of forty mugs. All forty glued themselves to the kiln shelf.'],
        ['fix', 'Wax on the foot of each mug before the glaze, two coats, and I wipe the foot anyway.'],
        [
          'number',
          'One kiln shelf costs me 68 pounds, so forty mugs with a glazed foot cost me three shelves.',
        ],
        ['opinion', 'Glaze is 10 percent of the work and 90 percent of the swearing.'],
        ['question', 'Why does my glaze crawl?'],
        ['result', 'Since the wax I have not lost a mug to the shelf. That is fourteen firings.'],
      ],
      'kiln firing': [
        [
          'moment',
          'I opened the kiln at 180 degrees because I could not wait, and listened to every plate go ping.',
        ],
        ['fix', 'The kiln stays shut until I can hold my hand on the lid.'],
        ['mistake', 'Impatience. I opened the kiln hot three times in one winter.'],
        ['result', 'I have not heard a plate ping since I let the kiln cool over night.'],
      ],
    },
    '3 mistakes with celadon',
  ),
  fixtureCreator(
    'organ restorer',
    {
      description: 'I restore small pipe organs and reed organs.',
      platforms: 'YouTube Shorts',
      audience: 'church musicians, tinkerers',
      topics: 'reed organs',
      tone: 'Professional & Authoritative',
      videoLength: '60-90 seconds (Detailed)',
    },
    {
      'reed organs': [
        ['moment', 'The reed organ stood in a barn in Jutland, under a tarpaulin and a family of mice.'],
        ['number', 'I paid 90 euros for the organ. Four of its 122 reeds were dead.'],
        ['quote', 'The seller called the dead reeds "vintage character".'],
        [
          'mistake',
          'I cleaned the first reed with a wire brush and changed its pitch by a quarter tone. A reed is tuned by the metal you take off it, and I had taken off metal.',
        ],
        [
          'fix',
          'Now I clean a reed with a soft toothbrush and alcohol, and I never touch the tongue of the reed with metal.',
        ],
        [
          'thing',
          'The bellows cloth came from a tent maker. It is rubberised cotton, the same weight as the 1911 original, and it does not crack when you fold it.',
        ],
        [
          'result',
          'All 122 reeds of the organ speak again. The mice have a new house in the same barn, and the seller came to hear it.',
        ],
        ['opinion', 'Nobody needs a reed organ. That is a good reason to keep one alive.'],
      ],
    },
    'How the bellows of a reed organ work',
  ),
  fixtureCreator(
    'sourdough baker',
    {
      description: 'Home baker, rye mostly.',
      platforms: 'TikTok',
      audience: 'people with a dead starter',
      topics: 'sourdough starter, rye bread',
      tone: 'Casual & Conversational',
      cta: 'Save this for Saturday.',
    },
    {
      'sourdough starter': [
        ['question', 'Is my starter dead?'],
        ['opinion', 'A starter with grey liquid on top is hungry, not dead.'],
        ['number', 'Mine sat in the fridge for 11 weeks and doubled after three feedings.'],
        [
          'fix',
          'Pour the liquid off, keep one spoon, feed it 50 g rye and 50 g water, twice a day for three days.',
        ],
        ['mistake', 'I threw out my first starter because of the liquid on top. It was fine.'],
        ['result', 'By day three the starter doubled in five hours and smelled of apples.'],
      ],
      'rye bread': [
        ['mistake', 'I kneaded my rye dough for ten minutes. Rye does not care.'],
        ['fix', 'Stir the rye dough with a spoon, put it in the tin with wet hands, done.'],
        [
          'number',
          'My rye loaf has 580 g of flour and 520 g of water, and it looks like cement before it goes in.',
        ],
        ['quote', 'My aunt Hilde: "If you can knead it, it is too dry."'],
        [
          'before-after',
          'Before: bricks you could shoe a horse with. After: a loaf that bends, from the same flour with 80 g more water.',
        ],
        ['question', 'Can I cut rye bread warm?'],
      ],
    },
    'My oven only reaches 220 degrees and I still get a crust. I preheat a cast iron pot for 45 minutes. The bread goes in on baking paper with an ice cube next to it. Lid on for 25 minutes, then lid off for 20. The ice cube is the trick, it makes the steam that my oven cannot make.',
  ),
]
