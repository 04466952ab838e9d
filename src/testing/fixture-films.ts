import { createCanvas } from '@napi-rs/canvas'
import type { FilmInput } from '#features/video-studio/film/compose-film.ts'
import { createIconFinder } from '#features/video-studio/film/find-icon.ts'
import iconWords from '#features/video-studio/film/icon-words.json' with { type: 'json' }

export type FixtureFilm = { name: string; input: FilmInput; photos: readonly Uint8Array[] }

const findIcon = createIconFinder(iconWords)

const portrait = { width: 216, height: 384 }
const landscape = { width: 384, height: 216 }
const square = { width: 288, height: 288 }
const tall = { width: 256, height: 320 }

type Options = Partial<Omit<FilmInput, 'prompt' | 'script'>> & { photoCount?: number }

function film(
  name: string,
  source: string | [hook: string, ...parts: string[]],
  options: Options = {},
): FixtureFilm {
  const { photoCount = 0, ...changes } = options
  const script =
    typeof source === 'string'
      ? null
      : {
          title: name,
          hook: source[0],
          script_parts: source.slice(1),
          visual_cues: ['Wide shot of the table'],
        }
  const input: FilmInput = {
    prompt: typeof source === 'string' ? source : name,
    script,
    seconds: null,
    fps: 24,
    ...portrait,
    style: null,
    handle: '@crovest',
    call: 'Follow for more',
    photos: photoCount,
    findIcon,
    ...changes,
  }
  return { name, input, photos: Array.from({ length: photoCount }, (_, index) => paintPhoto(index)) }
}

/** Films as unlike as the creators who order them. */
export const fixtureFilms: readonly FixtureFilm[] = [
  film('bees', [
    'Your bees are freezing and you don’t know it.',
    '[0-3s] At 19 °C the cluster breaks apart. Every hive I lost died in March, not in January.',
    '(cut to the hive) A full hive weighs 25 kg. Lift it from the back before you feed.',
  ]),
  film('kubernetes', [
    'Kubernetes killed my pod 47 times last night.',
    'Part 1: The logs said nothing. Then I typed this:',
    '$ kubectl describe pod api-7f9c\n$ kubectl top pod',
    'Memory limit: 128 MB. The app needs 300. Set the request to what you measure, never to what you hope.',
  ]),
  film('budget', [
    'I live on 1,450 euros a month in Berlin.',
    'Rent 620 €, food 240 €, transport 49 €, savings 300 €.',
    'Savings went from 40 € to 300 € in one year. Move the money on payday, before you can see it.',
  ]),
  film('vintage-lens', [
    'I bought the worst lens on the internet.',
    'The seller said it was “vintage character”.',
    '- Lens 38 €\n- Adapter 21 €\n- Cleaning kit 9 €\n- Total 68 €',
    'It flares like a film from 1974. Would you keep it?',
  ]),
  film('sourdough', [
    'Your bread is flat because of one number.',
    'The dough needs 26 degrees, not room temperature.',
    'Before: four hours on the counter.',
    'After: two hours in the oven with only the light on.',
    'Save this for Sunday.',
  ]),
  film('checklist', [
    'Check these before you rent a flat.',
    '1. Water pressure in the shower\n2. Phone signal in every room\n3. Damp behind the wardrobe\n4. Noise at eleven at night\n5. Who pays for the boiler',
    'Comment “list” and I will send you all 23.',
  ]),
  film('fox', 'A foggy forest at dawn. A fox walks between tall trees and looks for its way home.', {
    ...landscape,
    seconds: 10,
  }),
  film(
    'asked-colors',
    'Your sourdough starter is not dead. It is hungry. Give it 50 grams of flour and 50 grams of water. Wait twelve hours. Loud and bold, in blue and yellow please.',
  ),
  film('short-prompt', 'Coffee first', { seconds: 8, ...square }),
  film(
    'long-prompt',
    'A cinematic video of a storm over the sea, a ship fights the waves, a lighthouse turns its light, and at dawn the whole crew stands on deck and drinks tea, 4k',
    {
      seconds: 6,
      ...landscape,
      handle: '',
      call: '',
    },
  ),
  film(
    'arabic',
    [
      'قهوتك تبرد قبل أن تصل إلى الطاولة.',
      'السبب ليس الماء بل الكوب. سخن الكوب لمدة 30 ثانية.',
      'جرب هذا غدا مع iPhone أو بدونه.',
    ],
    { handle: '@qahwa', call: 'تابعني للمزيد' },
  ),
  film('hebrew', ['הטעות הכי יקרה בבית שלי עלתה 4,200 שקל.', 'לא בדקתי את הצינור. היום אני בודק פעם בשנה.'], {
    ...tall,
    call: 'עקבו לעוד',
  }),
  film(
    'german',
    [
      'Deine Steuererklärung schenkt dem Staat 1.063 Euro.',
      'So viel bekommt man im Durchschnitt zurück. Die Frist endet nicht im Mai, sondern erst im Juli.',
      'Früher habe ich alles in einen Schuhkarton geworfen. Heute fotografiere ich jeden Beleg sofort.',
    ],
    { call: 'Folge mir für mehr' },
  ),
  film('chinese', '早上好，世界。今天我们喝茶。', { seconds: 6 }),
  film(
    'versus',
    [
      'Which one would you take on tour?',
      'Tube amp vs. laptop.',
      'The amp weighs 22 kg. The laptop never sounded like my fingers.',
    ],
    {
      ...square,
    },
  ),
  film(
    'travel-photos',
    [
      'Three days in Lisbon for 190 euros.',
      'Sleep in Alfama, eat where the tram drivers eat, and walk up before eight.',
      'Then take the train from Lisbon to Porto.',
      'The ferry costs 1.40 €.',
    ],
    {
      photoCount: 4,
    },
  ),
  film('one-photo', 'My grandmother kept this recipe for sixty years. I opened the letter today.', {
    photoCount: 1,
    seconds: 9,
    ...tall,
  }),
  film(
    'growth',
    [
      'My shop nearly closed in 2021.',
      'Orders by year: 2021: 120, 2022: 340, 2023: 910, 2024: 2,600.',
      'One thing changed: I answered every email myself.',
    ],
    {
      ...landscape,
    },
  ),
  film(
    'history',
    [
      'Napoleon was not short.',
      'He was 169 cm, taller than most men in France. The rumour came from English cartoons.',
      '"The reports of his height are a matter of inches" wrote his doctor.',
    ],
    {
      style: 'paper',
    },
  ),
  film(
    'extract',
    [
      'You are drinking 40 % of your sugar.',
      'Most people look at food first. They count the bread and the pasta. They weigh the rice. They forget the glass beside the plate. One latte has 18 g. One juice has 24 g. But nobody writes that down.',
      'Follow for the full list.',
    ],
    { seconds: 12 },
  ),
  film(
    'workout',
    [
      'Stop doing 100 squats.',
      'Do 5. Slow. Four seconds down, one second up. Your knees will thank you.',
      'Three things: a chair, a wall and a timer.',
    ],
    {
      style: 'bold',
    },
  ),
  film(
    'tax-clean',
    [
      'Freelancers forget this deduction every year.',
      'Your phone, your desk and 30 percent of your internet count.',
      'Keep the receipt for 10 years. Nothing else.',
    ],
    {
      style: 'clean',
      ...landscape,
    },
  ),
  film(
    'rave',
    [
      'The drop is not loud. It is quiet before.',
      'Cut everything below 150 Hz for two bars. Then let the kick come back alone.',
    ],
    {
      style: 'neon',
    },
  ),
  film('voice', ['You hold the camera wrong.', 'Put your elbows on your ribs and breathe out.'], {
    lineTimes: [
      { start: 0, end: 1.9 },
      { start: 2.2, end: 5.4 },
    ],
    captions: [
      {
        start: 0,
        end: 1.9,
        words: [
          word('You', 0, 0.4),
          word('hold', 0.4, 0.9),
          word('the camera', 0.9, 1.4),
          word('wrong.', 1.4, 1.9),
        ],
      },
      {
        start: 2.2,
        end: 3.8,
        words: [
          word('Put', 2.2, 2.5),
          word('your', 2.5, 2.7),
          word('elbows', 2.7, 3.2),
          word('on', 3.2, 3.4),
          word('your ribs', 3.4, 3.8),
        ],
      },
      {
        start: 3.8,
        end: 5.4,
        words: [word('and', 3.8, 4.1), word('breathe', 4.1, 4.8), word('out.', 4.8, 5.4)],
      },
    ],
  }),
]

function word(text: string, start: number, end: number) {
  return { text, start, end }
}

/** A landscape with a bright subject off the center, each in its own colors. */
function paintPhoto(index: number): Uint8Array {
  const canvas = createCanvas(480, 320)
  const context = canvas.getContext('2d')
  const hue = index * 77 + 20
  const sky = context.createLinearGradient(0, 0, 0, 320)
  sky.addColorStop(0, `hsl(${hue}, 60%, 62%)`)
  sky.addColorStop(1, `hsl(${hue + 40}, 70%, 88%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, 480, 320)
  context.fillStyle = `hsl(${hue + 150}, 35%, 30%)`
  context.fillRect(0, 210, 480, 110)
  context.fillStyle = `hsl(${hue + 190}, 85%, 55%)`
  context.beginPath()
  context.arc(350 - index * 60, 190, 46, 0, Math.PI * 2)
  context.fill()
  return canvas.toBuffer('image/png')
}
