/**
 * Icons with the everyday words that they show; these come before the names of the icon package. Only nouns with one
 * everyday meaning are here: a wrong picture is worse than none.
 */
export const everydayWords = `
package: box boxes parcel
chair: chair
door: door doors
shower: shower
bathtub: bathroom bath tub
toilet: toilet
ring: wedding
dress: dress
t-shirt: shirt tshirt t-shirt
trophy: trophy champion winner award tournament
cityscape: city skyline
bank: bank mortgage loan
kitchen-knife: knife knives
locked: lock password passwords privacy hacker hackers
hammer: hammer hammers
toolbox: toolbox diy repair repairs
luggage: suitcase luggage
wine-glass: wine
beer-mug: beer pub
cheese-wedge: cheese
birthday-cake: cake birthday wedding_cake
steaming-bowl: ramen noodles
pot-of-food: stew soup broth
spaghetti: pasta spaghetti
cut-of-meat: steak meat beef
green-salad: salad vegetables veggies
sandwich: sandwich
taco: taco tacos
bouquet: bouquet
blossom: flower
pencil: pencil sketch
memo: essay homework
chess-pawn: chess pawn checkmate
ringed-planet: planets saturn jupiter
star: stars
milky-way: galaxy universe
guitar: chord chords riff
musical-score: choir melody
skateboard: skate skateboard skateboards skateboarder skater skating
roller-skate: roller_skate roller_skates roller_derby roller_skating
ice-skate: ice_skate ice_skates figure_skating figure_skater ice_skating
lotion-bottle: lotion sunscreen skincare moisturizer moisturiser
lipstick: makeup lipstick
nail-polish: manicure
razor: shave razor
toothbrush: toothbrush
tooth: teeth tooth dentist
bone: bones skeleton
flexed-biceps: muscle muscles biceps
person-lifting-weights: gym squat squats deadlift workout
person-in-lotus-position: meditation yoga
bed: bed mattress
hourglass-not-done: hourglass
stopwatch: timer stopwatch
calendar: calendar deadline
money-bag: money salary savings cash profit
euro-banknote: euro euros
dollar-banknote: dollar dollars bucks
coin: coin coins cents
money-with-wings: spending debt fee fees
chart-increasing: investing
receipt: tax taxes invoice receipt receipts
house: house roof
laptop: laptop computer code coding programmer software website
desktop-computer: server servers pc desktop
mobile-phone: phone phones smartphone iphone
robot: robot robots chatgpt
brain: brain
bug: caterpillar caterpillars
light-bulb: light_bulb
camera: camera cameras lens photo photos photography
clapper-board: movie movies
studio-microphone: microphone podcast mic
headphone: headphones playlist
musical-score: music song songs singing
drum: drum drums
fire-engine: fire_brigade fire_department fire_truck
fire: fire burn burning
snowflake: snow winter
thermometer: temperature fever
droplet: water
glass-of-milk: milk
hot-beverage: coffee_bean coffee_beans coffee espresso latte barista cappuccino
teacup-without-handle: tea
beverage-box: juice
soft-ice-cream: icecream ice-cream
candy: candy sweets
herb: spring_onion spring_onions
bread: bread sourdough loaf
croissant: croissant croissants pastry bakery
cooking: pan frying
egg: egg eggs
potted-plant: plant plants houseplant monstera bonsai
seedling: seed seeds seedling soil
tomato: tomato tomatoes
honeybee: bee bees
fish: fish
tropical-fish: aquarium aquariums
sailboat: boat boats
leaf-fluttering-in-wind: wind windy breeze
foot: toe toes
vertical-traffic-light: red_light traffic_light
cloud-with-lightning-and-rain: storm storms
window: window
basket: laundry
honey-pot: honey
dog-face: dog dogs puppy
cat-face: cat cats kitten
paw-prints: vet pet pets
baby: baby babies toddler newborn
baby-bottle: bottle-feeding
graduation-cap: college university exam exams
school: school classroom
books: books library
open-book: book novel
balance-scale: lawyer justice lawsuit
stethoscope: doctor doctors nurse patients
hospital: hospital clinic surgery
pill: pill pills
syringe: vaccine injection
bicycle: bike bikes cycling
automobile: car cars
motorcycle: motorbike motorcycle
airplane: plane planes flights
ship: ship ships freighter
ferry: ferry
tram: tram
taxi: taxi
rocket: rocket rockets
soccer-ball: football soccer
basketball: basketball hoop
tennis: tennis racket
running-shoe: marathon sneakers jogging
mountain: mountain
water-wave: sea ocean surf
camping: camping tent
umbrella: umbrella umbrellas
evergreen-tree: forest woods
sunflower: garden-bed sunflower
cherry-blossom: every_spring in_spring last_spring this_spring next_spring early_spring late_spring
sunrise: dawn sunrise sunset
crescent-moon: moon
scissors: scissors haircut
thread: sewing
yarn: knitting yarn crochet wool
artist-palette: palette watercolour watercolor
wrapped-gift: gift gifts
envelope: letter
e-mail: email emails inbox newsletter
bell: bell
shopping-cart: groceries supermarket shopping
handshake: handshake
battery: battery
recycling-symbol: recycled recycling
couch-and-lamp: sofa couch
deciduous-tree: tree trees oak
game-die: dice
coat: jacket
musical-keyboard: piano pianist
airplane-arrival: airport
dna: genetics
identification-card: passport
electric-plug: charger plug
wastebasket: bin trash
microscope: laboratory
shopping-bags: mall
ping-pong: pingpong
fallen-leaf: foliage
cooked-rice: rice
red-apple: apple apples
adhesive-bandage: bandage
delivery-truck: truck lorry
minibus: van
kick-scooter: scooter
anatomical-heart: heart
ear-of-corn: corn
drop-of-blood: blood
cloud-with-lightning: lightning thunder thunderstorm
cloud-with-rain: rain rainy
snow-capped-mountain: mountains alps
desert-island: island
boxing-glove: boxing
fork-and-knife-with-plate: restaurant
file-folder: folder
manual-wheelchair: wheelchair
ferris-wheel: carnival
ice-cream: gelato
bar-chart: statistics spreadsheet
national-park: campsite
soap: soap
crown: crown
telescope: astronomy
cloud: clouds fog foggy
spider-web: spiderweb
fork-and-knife: cutlery
globe-showing-europe-africa: planet-earth
train: train trains
page-facing-up: contract lease
honeybee: beekeeper beekeepers beekeeping hive hives beehive beehives
bird: birdhouse bird_house bird_feeder nest_box
necktie: suit suits
cooked-rice: risotto paella
bicycle: bicycle bicycles pedalling
horse: horse horses pony ponies mare foal stallion
bear: bears brown_bear black_bear
dove: dove doves pigeon pigeons
monkey: monkey monkeys
mammoth: mammoth mammoths
rat: rats
snake: snake snakes
ox: oxen
rose: a_rose
mirror: mirror mirrors
key: keys
canoe: canoe canoes kayak kayaks
desert: the_desert a_desert
kite: kite kites
skis: skis skiing
parachute: parachute parachutes
anchor: anchor
dumpling: dumpling dumplings
watch: wristwatch
turkey: turkeys
hedgehog: hedgehogs
satellite: space_station
desert-island: islands
chair: wooden_chair
door: front_door back_door car_door
house: wooden_house
ladder: wooden_ladder
`
