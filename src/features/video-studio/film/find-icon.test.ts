import { expect, test } from 'vitest'
import { createIconFinder } from './find-icon.ts'
import iconWords from './icon-words.json' with { type: 'json' }

const findIcon = createIconFinder(iconWords)
const find = (text: string) => findIcon(text.split(' '), text).things[0]?.name

test.each([
  ['Your cats are cold', 'cat-face'],
  ['The dishes and two knives', 'kitchen-knife'],
  ['Book a vet visit', 'paw-prints'],
  ['It lands on B flat', undefined],
  ['The memory limit is 128 MB', undefined],
  ['Each of them told a friend', undefined],
  ['Cut it into cubes, like a chessboard', undefined],
  ['It shakes like a wet dog', undefined],
  ['It weighs less than a pencil', undefined],
  ['Er ist schneller als ein Auto und nicht alt', undefined],
  ['Fencing is chess', undefined],
  ['There is a hedgehog', 'hedgehog'],
  ['You don’t need a car', undefined],
  ['Run it now, not at night', undefined],
  ['There was no running water', undefined],
  ['Tu n’as pas besoin d’eau dans la rue', undefined],
  ['Glass has the texture of honey', undefined],
  ['Clean the drum once a month', undefined],
  ['The drum has a good sound in a band', 'drum'],
  ['It folds like a sheet of paper', undefined],
  ['Food is the only contract', undefined],
  ['Das ist kein Sparpreis und nicht die Phase', undefined],
  ['Die Beschwerde ist nicht von der Schwester', undefined],
  ['Der Rettungshubschrauber ist da und nicht du', 'helicopter'],
  ['جدي لا يقول', undefined],
  ['You attach wet clay to dry clay', undefined],
  ['For the sake of it', undefined],
  ['They train for the key question', undefined],
  ['The train is late', 'train'],
  ['The hotel was full', 'hotel'],
  ['I built an insect hotel', undefined],
  ['Ein Insektenhotel hängt bei mir draußen', undefined],
  ['Die Tomaten sind braun und das ist kein Pilz', 'tomato'],
  ['Du brauchst neue Laufschuhe für den Marathon, nicht mehr', 'running-shoe'],
  ['Der Apfelbaum ist alt und nicht krank', 'deciduous-tree'],
  ['Das habe ich nicht vergessen', undefined],
  ['Die Instrumente sind nicht teuer', undefined],
  ['Das ist nur ein Vorwand und nicht wahr', undefined],
  ['It was a wet summer', undefined],
  ['We had a long summer', 'sun'],
  ['Climb it without any noise', undefined],
  ['Cover the bed with compost', undefined],
  ['You go to bed at nine', 'bed'],
  ['La sartén está fría antes de la cena', 'cooking'],
  ['La tortilla se hace con paciencia', undefined],
  ['Une pomme de terre dans le four', 'potato'],
  ['Iron the hem instead of sewing it', undefined],
  ['Bread without an oven or a pan', 'bread'],
  ['It was not a bicycle', undefined],
  ['Er bekam keinen einzigen Stuhl und ich nicht', undefined],
  ['Ohne Seife und nicht kalt', undefined],
  ['Une soupe sans oignon', undefined],
  ['Una noche sin luna', 'night-with-stars'],
  ['Stir with a wooden spoon', undefined],
  ['Stir with a spoon', 'spoon'],
  ['Bring a water bottle', undefined],
  ['Wait at the bus stop', 'bus-stop'],
  ['The baby crows can fly', 'blackbird'],
  ['Clean the birdhouse door', undefined],
  ['The sun shines on its panel wings', 'sun'],
  ['There is one shop', undefined],
  ['Put it in the oven', undefined],
  ['Hedgehogs can swim', 'hedgehog'],
  ['I swim forty lengths in the pool', 'person-swimming'],
  ['These knitting needles are warm', 'yarn'],
  ['I wore a suit', 'necktie'],
  ['It will suit you', undefined],
  ['Un bon melon se choisit avec le nez', 'melon'],
  ['Si le téléphone sonne', 'mobile-phone'],
  ['You mend a bicycle tyre', 'bicycle'],
  ['Die Käfer sind nicht da', 'beetle'],
  ['We pick mushrooms', 'brown-mushroom'],
  ['Voy siempre en bici', 'bicycle'],
  ['Two horses wait', 'horse'],
  ['It is an elephant hawk-moth', undefined],
  ['We jumped the roof gap', undefined],
  ['The jar hisses and the dog barks', 'jar'],
  ['We waited at Mill Road', undefined],
  ['It sounds like frying bacon', undefined],
  ['You don’t have to have black cars', undefined],
  ['The tattoo artist was late', undefined],
  ['They are pink and olive', undefined],
  ['Si ça sonne creux, tout est bon', undefined],
  ['Die Imkerin ist nicht da', 'honeybee'],
  ['هكذا تعلمت جدتي', 'old-woman'],
  ['הקפה שלי מתקרר', 'hot-beverage'],
  ['قهوتك تبرد قبل أن تصل', 'hot-beverage'],
])('%s → %s', (text, icon) => {
  expect(find(text)).toBe(icon)
})

test('an English word is no icon in another language', () => {
  // A present in English, poison in German.
  expect(find('Das ist ein Gift und nicht gut für die Leber')).toBeUndefined()
})

test('no sign stands for a denial, an approval or a repetition', () => {
  const signsOf = (text: string) => findIcon(text.split(' '), text).signs.map(({ name }) => name)
  expect(signsOf('No, you don’t say yes and repeat a good word')).toEqual([])
  expect(signsOf('It looks cheap, costs more and you can’t find it')).toEqual([])
  expect(signsOf('Das klappt nicht und ist nie gut')).toEqual([])
  expect(signsOf('This is dangerous')).toEqual(['warning'])
  expect(signsOf('This is not dangerous')).toEqual([])
})
