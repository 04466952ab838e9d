import type { FilmWord } from '../film.ts'
import type { FindIcon, FoundIcon } from '../find-icon.ts'
import { splitWords } from '../split-words.ts'
import type { PlannedScene } from './planned-scene.ts'

/** How many scenes pass before an icon may come again. */
const rest = 4

/**
 * Shows what the words of a scene name, or nothing: the wrong picture is worse than none. A hook shows what the title
 * names, too.
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
  const topics = find(splitWords(title.toLowerCase())).filter(isTelling)
  const topic = topics.find((name) => counts.has(name)) ?? topics[0]
  const shownAt = new Map<string, number>()
  return scenes.map((scene, index) => {
    if (!takesIcon(scene)) return scene
    const isShown = (name: string) =>
      sure.has(name) || (!faint.has(name) && (topics.includes(name) || counts.get(name)! > 1))
    const isRested = (name: string) => !shownAt.has(name) || index - shownAt.get(name)! >= rest
    const things = found[index]!.filter((name) => isShown(name) && isRested(name))
    // What the film is about comes before what the hook compares it with.
    const name = scene.kind === 'title' ? (topic ?? things[0]) : things[0]
    if (name === undefined) return scene
    shownAt.set(name, index)
    return { ...scene, picture: { kind: 'icon', name } }
  })
}

const takesIcon = ({ kind }: PlannedScene) => kind === 'title' || kind === 'words' || kind === 'counter'

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** People, money, paper and parts of the body say less than others. */
const general = setOf(
  'man woman boy girl child old-man old-woman people-hugging person-raising-hand handshake gear briefcase euro-banknote dollar-banknote coin money-bag money-with-wings envelope e-mail page-facing-up house houses foot leg ear eye eyes nose mouth tongue flexed-biceps lungs sun snowflake thermometer droplet',
)
/** So general that they never say anything. */
const faint = setOf(
  'sunrise cityscape-at-dusk night-with-stars cherry-blossom fallen-leaf spiral-calendar stopwatch',
)
/** Shown after a single mention. Other things need a second one, or the title. */
const sure = setOf(
  'accordion airplane alarm-clock alien ambulance american-football anchor articulated-lorry artist-palette avocado baby baby-bottle backpack badger badminton bagel baguette-bread ballet-shoes balloon banana banjo baseball bathtub battery bear beaver bed beer-mug beetle bell bicycle birthday-cake bone bow-and-arrow bowl-with-spoon bowling boxing-glove bread broccoli broom bubble-tea bucket burrito bus bus-stop butterfly cactus camel camera camping candle candy canoe carousel-horse carpentry-saw carrot castle cat-face chair cheese-wedge cherries chess-pawn chestnut chocolate-bar christmas-tree church circus-tent clapper-board clinking-glasses cloud-with-rain coat cocktail-glass coconut coffin compass cooked-rice couch-and-lamp cow crab cricket-game crocodile croissant crown crutch cucumber cupcake curry-rice cut-of-meat deer delivery-truck desktop-computer diving-mask dog-face dolphin donkey doughnut dove dragon dress drum duck dumpling eggplant elephant elevator evergreen-tree ewe falafel ferris-wheel ferry film-projector fire-engine fire-extinguisher fireworks fishing-pole flamingo flute fork-and-knife fox french-fries frog fuel-pump game-die garlic ghost ginger-root giraffe glasses gloves goat goggles goose graduation-cap grapes green-apple green-salad guitar hamburger hammer hamster headphone hedgehog helicopter high-heeled-shoe hiking-boot hippopotamus honey-pot honeybee horse hospital hot-beverage ice-cream ice-hockey ice-skate jeans jellyfish joystick kangaroo kick-scooter kimono kite kiwi-fruit koala lab-coat ladder lady-beetle laptop leafy-green leopard light-rail lion lipstick lizard llama lobster locomotive lollipop long-drum loudspeaker luggage magnet mango mans-shoe manual-wheelchair map-of-japan maracas martial-arts-uniform megaphone melon metro microscope mirror mobile-phone monkey mosque mosquito motor-boat motor-scooter motorcycle mountain movie-camera musical-keyboard musical-score nail-polish necktie newspaper octopus old-key one-piece-swimsuit onion otter owl ox oyster package palm-tree pancakes panda parachute parrot passenger-ship peacock peanuts pear penguin performing-arts person-biking person-climbing person-in-lotus-position person-lifting-weights person-rowing-boat person-running person-swimming pickup-truck pie pig pill pineapple ping-pong pizza playground-slide plunger polar-bear popcorn postal-horn postbox pot-of-food potato potted-plant pretzel printer puzzle-piece rabbit raccoon radio railway-track rainbow rat razor red-apple rhinoceros ring robot rocket roller-coaster roller-skate rooster rose rugby-football running-shirt running-shoe sailboat sandwich satellite saxophone scarf scissors scorpion screwdriver sewing-needle shark ship shopping-bags shortcake shower shrimp skateboard skis skull sled slot-machine sloth snail snake snow-capped-mountain snowman soap soccer-ball socks spaghetti spider spider-web sponge spoon sport-utility-vehicle sports-medal squid stadium stethoscope strawberry studio-microphone sunflower sunglasses sushi swan syringe t-shirt taco taxi teacup-without-handle teapot teddy-bear telescope television tennis tiger toilet tomato toolbox tooth toothbrush tornado tractor train tram trophy trumpet tulip turtle umbrella unicorn video-camera video-game violin volcano volleyball waffle water-buffalo watermelon whale wine-glass wolf worm wrapped-gift yarn zebra',
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
