/** Icons with the everyday words that they show; these come before the words of the icon package. */
export const everydayWords = `
package: box boxes parcel delivery order orders
chair: chair seat sofa couch furniture
door: door doors
shower: shower
bathtub: bathroom bath tub
toilet: toilet drain
ring: wedding engagement
dress: dress gown
t-shirt: shirt tshirt t-shirt outfit hoodie clothes wardrobe
trophy: trophy champion winner award
world-map: map route trip abroad
cityscape: city skyline downtown
bank: bank mortgage loan
kitchen-knife: knife knives
olive: oil
locked: lock privacy hacker hackers hacked
hammer: hammer hammers
toolbox: toolbox diy repair repairs
luggage: suitcase luggage travel
wine-glass: wine
beer-mug: beer pub
cheese-wedge: cheese
birthday-cake: cake birthday
steaming-bowl: ramen noodles soup broth
pot-of-food: stew oats porridge curry
spaghetti: pasta spaghetti
cut-of-meat: steak meat beef
green-salad: salad lettuce vegetables veggies
sandwich: sandwich
taco: taco tacos
bouquet: flower flowers bouquet
pencil: pencil pen drawing sketch
memo: notes note essay homework
chess-pawn: chess knight knights pawn checkmate
crown: queen king crown
ringed-planet: planet planets saturn jupiter
star: star stars
milky-way: galaxy universe
guitar: chord chords riff
musical-score: choir melody vowels
skateboard: skate skateboard skater skating trick
lotion-bottle: lotion sunscreen skincare serum moisturizer skin
lipstick: makeup lipstick
nail-polish: nails manicure
hair-pick: hair curls
razor: shave razor beard
toothbrush: toothbrush
tooth: teeth tooth dentist
bone: bones bone skeleton
mechanical-leg: knee knees joint
flexed-biceps: muscle muscles biceps protein strength
person-lifting-weights: gym squat squats deadlift workout
person-in-lotus-position: meditation yoga breathe breathing mindfulness
bed: sleep sleeping bed nap mattress
hourglass-not-done: hours waiting wait patience
stopwatch: minutes seconds timer
calendar: calendar week weeks deadline monday friday sunday
credit-card: card credit debit
money-bag: money salary savings cash wealth profit
euro-banknote: euro euros
dollar-banknote: dollar dollars bucks
pound-banknote: pounds
coin: coin coins cents
money-with-wings: spending expensive debt fee fees waste
chart-increasing: growth sales revenue profit stocks investing
chart-decreasing: crash inflation loss
receipt: tax taxes invoice receipt receipts bill deduction
house: house home rent apartment landlord
key: key keys
laptop: laptop computer code coding programmer software website
desktop-computer: server servers pc desktop
mobile-phone: phone phones smartphone app apps iphone
robot: robot robots ai chatgpt algorithm
brain: brain memory neural
floppy-disk: backup backups disk
bug: bug bugs
gear: engine machine settings
magnifying-glass-tilted-left: search clue
light-bulb: idea ideas bulb lamp
camera: camera cameras lens photo photos photography
video-camera: video videos footage
clapper-board: film films movie movies scene
studio-microphone: microphone podcast mic
headphone: headphones playlist beats
musical-notes: music song songs sing singing
drum: drum drums
speaker-high-volume: loud noise volume bass
fire: fire burn burning
snowflake: snow winter freezing cold ice frozen
thermometer: temperature fever degrees
droplet: water
glass-of-milk: milk
hot-beverage: coffee espresso latte cup mug barista
teacup-without-handle: tea
beverage-box: juice
soft-ice-cream: icecream ice-cream
candy: sugar candy sweets
bread: bread dough sourdough loaf toast
croissant: croissant croissants pastry bakery
cooking: oven pan kitchen fry frying
egg: egg eggs
potted-plant: plant plants houseplant
seedling: seed seeds seedling soil garden
tomato: tomato tomatoes
honeybee: bee bees
honey-pot: hive honey
dog-face: dog dogs puppy
cat-face: cat cats kitten
paw-prints: vet pet pets
baby: baby babies toddler newborn
baby-bottle: bottle-feeding
graduation-cap: college university degree exam exams student students
school: school teacher classroom
books: books library
open-book: book novel chapter
scroll: history contract law
balance-scale: court lawyer judge justice lawsuit
stethoscope: doctor doctors nurse patient patients
hospital: hospital clinic surgery
pill: medicine pill pills vitamin vitamins supplement
syringe: vaccine injection
bicycle: bike bikes cycling
automobile: car cars brakes driver
motorcycle: motorbike motorcycle
locomotive: train trains
airplane: plane planes flight flights
ship: ship ships
ferry: ferry
tram: tram
taxi: taxi cab
rocket: rocket rockets launch
soccer-ball: football soccer
basketball: basketball hoop
tennis: tennis racket
running-shoe: running marathon shoes shoe sneakers jogging
mountain: mountain hike hiking climb
water-wave: sea ocean waves surf
camping: camp camping tent
umbrella: umbrella umbrellas
evergreen-tree: forest trees woods
sunflower: garden-bed sunflower
sunrise: dawn sunrise morning
crescent-moon: moon
night-with-stars: tonight
scissors: scissors haircut fabric
thread: sewing thread stitch
yarn: knitting yarn crochet wool
artist-palette: paint painting colour palette
paintbrush: brush brushes
wrapped-gift: gift gifts
envelope: letter letters
e-mail: email emails inbox newsletter
bell: bell subscribe notification notifications
speech-balloon: comment comments reply question
pushpin: pin
shopping-cart: groceries supermarket shop shopping store
handshake: deal client clients customer customers partner
briefcase: job jobs interview boss career freelancer freelancers
battery: battery
satellite-antenna: signal antenna
recycling-symbol: recycled recycling plastic
`
