import type { FilmWord } from '../film.ts'
import type { FindIcon, FoundIcon } from '../find-icon.ts'
import { isEnglish } from '../captions/guess-english.ts'
import { plain } from '../phrases.ts'
import { splitWords } from '../split-words.ts'
import type { PlannedScene } from './planned-scene.ts'

/**
 * Shows what the words of a scene name, or nothing: the wrong picture is worse than none. A hook shows what the title
 * names, if the film says it, too.
 */
export function addIcons(
  scenes: readonly PlannedScene[],
  { text, title }: { text: string; title: string },
  findIcon: FindIcon,
): PlannedScene[] {
  const find = (words: readonly FilmWord[]) =>
    rank(
      findIcon(
        words.map((word) => word.text),
        text,
      ),
      words,
    )
  const found = scenes.map(({ words }) => find(words))
  const counts = new Map<string, number>()
  for (const name of found.flatMap((names) => [...new Set(names)]))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  // Nobody sees the title, so what only it names would come out of nowhere.
  const topics = find(splitWords(title.toLowerCase())).filter((name) => isTelling(name) && counts.has(name))
  const [topic] = topics
  const shown = new Set<string>()
  const isPast = pastYear.test(text)
  return scenes.map((scene, index) => {
    if (!takesIcon(scene)) return scene
    const isSaid = !isDoubtful(scenes, scene)
    const isBrief = wordsOf(scenes, scene).length <= briefSentence && isEnglish(text)
    const isShown = (name: string) =>
      !faint.has(name) &&
      !(isPast && modern.has(name)) &&
      (topics.includes(name) || (isSaid && ((isBrief && sure.has(name)) || counts.get(name)! > 1)))
    const things = found[index]!.filter((name) => isShown(name) && !shown.has(name))
    // What the film is about comes before what the hook compares it with.
    const name = scene.kind === 'title' ? (topic ?? things[0]) : things[0]
    if (name === undefined) return scene
    shown.add(name)
    return { ...scene, picture: { kind: 'icon', name } }
  })
}

/** 'Bikes are not allowed', 'round as a cheese': a sentence that denies or compares rarely shows what it names. */
const isDoubtful = (scenes: readonly PlannedScene[], scene: PlannedScene) =>
  wordsOf(scenes, scene).some(({ text }) => isDoubt(text))

/** All words of the sentence that a scene belongs to. */
const wordsOf = (scenes: readonly PlannedScene[], { line }: PlannedScene) =>
  scenes.flatMap((scene) => (scene.line === line ? scene.words : []))

/** In a longer sentence a thing that is never mentioned again is beside the point. */
const briefSentence = 9

const isDoubt = (text: string) => {
  const word = plain(text).replaceAll("'", '’')
  return doubts.has(word) || word.endsWith('n’t')
}

const takesIcon = ({ kind }: PlannedScene) => kind === 'title' || kind === 'words' || kind === 'counter'

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const doubts = setOf(
  'not no never none nothing without neither nor cannot instead unlike refused forbidden banned missing like as than nicht kein keine keinen keinem keiner nie niemals ohne statt weder wie als pas jamais sans ni aucun aucune comme nunca sin tampoco como لا لم لن ليس ليست بدون بلا دون غير مثل',
)

/** Around 1917 trains and ships looked otherwise. */
const pastYear = /(?<!\d)1(?:[5-8]\d|9[0-4])\d(?!\d)/
const modern = setOf(
  'train light-rail metro tram bus taxi sport-utility-vehicle pickup-truck articulated-lorry motor-scooter motorcycle fire-engine helicopter airplane mobile-phone laptop desktop-computer printer television video-camera movie-camera headphone studio-microphone radio camera telephone',
)

/** People, money, paper and parts of the body say less than others. */
const general = setOf(
  'man woman boy girl child old-man old-woman people-hugging person-raising-hand handshake gear briefcase euro-banknote dollar-banknote coin money-bag money-with-wings envelope e-mail page-facing-up house houses foot leg ear eye eyes nose mouth tongue flexed-biceps lungs sun snowflake thermometer droplet',
)
/** So general, or so often another kind of the thing, that they never say anything. */
const faint = setOf(
  'door battery cooking identification-card chains birthday-cake nut-and-bolt desert-island desert passenger-ship ship ferry speedboat motor-boat sailboat bucket palm-tree deciduous-tree bullet-train high-speed-train monorail bridge-at-night castle japanese-castle school hotel hut house-with-garden window wheel rock wood kitchen-knife womans-clothes womans-hat womans-boot womans-sandal top-hat watch flat-shoe tropical-fish wing ring crown candy teacup-without-handle cooked-rice dove bowl-with-spoon delivery-truck toolbox graduation-cap framed-picture pencil ice sewing-needle church sunrise cityscape-at-dusk night-with-stars cherry-blossom fallen-leaf spiral-calendar stopwatch',
)
/**
 * Shown after a single mention in a short English sentence. Other things need a second one, or the title; the short
 * words of other languages too often mean something else: 'baleine', 'Brühe', 'كمان'.
 */
const sure = setOf(
  'accordion alarm-clock alien american-football anchor articulated-lorry avocado baby baby-bottle backpack badger badminton bagel baguette-bread ballet-shoes balloon banjo baseball bear beaver bed bell bicycle bone bow-and-arrow bowling boxing-glove bread broccoli broom bubble-tea burrito bus butterfly cactus camel candle canoe carousel-horse carpentry-saw carrot cat-face chair cherries chess-pawn chestnut chocolate-bar christmas-tree circus-tent clapper-board clinking-glasses cloud-with-rain cocktail-glass coconut coffin compass couch-and-lamp cow crab cricket-game crocodile croissant crutch cucumber cupcake curry-rice deer desktop-computer diving-mask dog-face dolphin donkey doughnut dragon duck dumpling eggplant elephant elevator evergreen-tree ewe falafel ferris-wheel film-projector fire-engine fire-extinguisher fireworks flamingo flute fork-and-knife fox french-fries frog game-die garlic ghost ginger-root giraffe glasses gloves goat goggles goose grapes green-apple guitar hamburger hammer hamster headphone hedgehog helicopter high-heeled-shoe hiking-boot hippopotamus honey-pot honeybee horse hospital ice-cream ice-hockey ice-skate jeans jellyfish joystick kangaroo kick-scooter kimono kite kiwi-fruit koala lab-coat lady-beetle laptop leafy-green light-rail lion lipstick lizard llama lobster locomotive lollipop long-drum loudspeaker luggage magnet mango mans-shoe manual-wheelchair map-of-japan maracas martial-arts-uniform megaphone melon metro microscope mirror mobile-phone monkey mosque mosquito motor-scooter motorcycle movie-camera musical-keyboard nail-polish newspaper octopus old-key one-piece-swimsuit onion otter owl ox oyster package pancakes panda parachute parrot peacock peanuts pear penguin person-biking person-in-lotus-position person-rowing-boat person-running pickup-truck pie pig pill pineapple ping-pong pizza playground-slide plunger polar-bear popcorn postal-horn postbox pot-of-food potato potted-plant pretzel printer puzzle-piece rabbit raccoon radio railway-track rainbow rat razor red-apple rhinoceros robot rocket roller-coaster roller-skate rooster rose rugby-football running-shirt running-shoe sandwich satellite saxophone scarf scissors scorpion screwdriver shark shopping-bags shortcake shower shrimp skateboard skis skull sled slot-machine sloth snail snake snowman soap socks spaghetti spider spider-web spoon sport-utility-vehicle sports-medal squid stadium strawberry studio-microphone sunflower sunglasses sushi swan syringe t-shirt taco taxi teapot teddy-bear television tiger toilet tomato tooth toothbrush tornado train tram trophy trumpet tulip turtle umbrella unicorn video-camera video-game violin volleyball waffle water-buffalo watermelon whale wolf worm wrapped-gift yarn zebra',
)

const isTelling = (name: string) => !faint.has(name) && !general.has(name)

/** What is stressed comes first; of 'night bus' it is the bus. */
function rank(found: readonly FoundIcon[], words: readonly FilmWord[]): string[] {
  const scoreOf = ({ name, at }: FoundIcon) =>
    (words[at]!.isStrong ? 0 : 4) +
    (found.some((other) => other.at === at + 1) ? 2 : 0) +
    (sure.has(name) ? 0 : general.has(name) ? 8 : 2)
  return found.toSorted((a, b) => scoreOf(a) - scoreOf(b)).map(({ name }) => name)
}
