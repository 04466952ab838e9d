/** Icons with words for people, places, tools and other things that films talk about, like the everyday words. */
export const peopleAndPlaces = `
person-swimming: pool pools swim swimming swimmer
performing-arts: theatre theater opera actor actors
bow-and-arrow: arrow arrows archery
face-with-medical-mask: face_mask
wing: wing wings
feather: feather feathers
tulip: tulips
wheel: tyre tyres tires wheels
clipboard: checklist checklists
fork-and-knife-with-plate: menu menus dinner_plate
input-latin-letters: font fonts typography
broom: broom brooms
rock: rocks
nut-and-bolt: screw screws bolts
brick: bricks
identification-card: licence license
motorway: highway motorway
file-folder: file files documents
salt: salt
herb: herb herbs spice spices basil
hot-pepper: chili
crossed-swords: battle battles sword swords
globe-showing-europe-africa: earth
wood: wood logs
bowl-with-spoon: bowl bowls
paintbrush: paint painter paintbrush
framed-picture: painting paintings gallery
label: label labels
clown-face: clown clowns
child: child children kid kids
violin: violin violins orchestra orchestras
scientist: scientist scientists researchers
candle: candle candles wick
knot: knots
sunglasses: sunglasses
glasses: glasses
elevator: elevator elevators
office-building: office offices
mechanic: mechanic
leafy-green: cabbage kale spinach
jar: jar jars
card-file-box: database databases
chains: chain chains
eyes: eyes
rose: roses
desert: sand
newspaper: newspaper newspapers headline headlines
houses: village villages
man: father dad husband
woman: mother mum wife
old-woman: grandmother grandma granny
old-man: grandfather grandpa
boy: son boy boys
girl: daughter girl girls
classical-building: museum museums
teacher: teacher teachers
police-officer: police policeman
firefighter: firefighter firefighters
farmer: farmer farmers
cook: chef chefs
pilot: pilot pilots
judge: judges
ladder: ladder ladders
page-facing-up: document paper paperwork
purse: purse
credit-card: credit_card credit_cards debit_card
shield: insurance
microbe: virus viruses bacteria germs
test-tube: chemistry
skull-and-crossbones: poison arsenic toxic
face-with-head-bandage: headache headaches migraine
balance-scale: scales
candy: sugar
sun: sunlight sunshine summer
cherry-blossom: spring springtime
fallen-leaf: autumn
night-with-stars: night nights midnight
beach-with-umbrella: beach beaches vacation
tractor: farm farms barn
factory: factory factories
gem-stone: diamond diamonds jewellery jewelry
video-game: gamer gamers console videogame
teddy-bear: toy toys
party-popper: party
magic-wand: magician
military-helmet: soldier soldiers army
ballot-box-with-ballot: vote votes election elections
globe-with-meridians: internet
wireless: wifi
keyboard: keyboards
electric-plug: cable cables
hammer-and-wrench: tools
screwdriver: screwdriver
sewing-needle: needle needles
socks: sock
ewe: sheep lamb
chicken: hen hens
mouse-face: mice
fuel-pump: petrol gasoline fuel diesel
high-voltage: electricity voltage
locked: locks
bridge-at-night: bridge bridges
castle: castles fortress
church: church churches cathedral
anchor: harbour harbor
fishing-pole: fishing
volcano: lava
snow-capped-mountain: glacier glaciers summit
person-climbing: climbing climber climbers
person-rowing-boat: rowing rowed
person-biking: cyclist cyclists
person-walking: pedestrian pedestrians
person-lifting-weights: weights barbell
motor-scooter: moped
ambulance: paramedic
lungs: lungs asthma
anatomical-heart: heartbeat pulse
eye: pupils eyesight
ear: ears
mouth: lips
leg: knee knees
writing-hand: handwriting
pregnant-woman: pregnant pregnancy
headstone: grave graves cemetery
ring-buoy: lifeguard
fire-extinguisher: extinguisher
flashlight: torch flashlight
magnet: magnets magnetic
sponge: sponge
bucket: bucket buckets
thermometer: heating heater thermostat degrees
ice: icecube
teapot: teapot
bubble-tea: boba
chocolate-bar: chocolate cocoa
cookie: cookies biscuit biscuits
hamburger: burger burgers
french-fries: fries
sushi: sushi
meat-on-bone: barbecue bbq
grapes: vineyard
olive: olives
brown-mushroom: mushroom mushrooms
butter: butter
bubbles: foam
wilted-flower: wilted wilting
nest-with-eggs: nest nests
bubbles: bubbles
sailboat: sail sails sailing
amphora: pottery potter potters
thread: thread threads
sports-medal: olympic olympics medal medals
person-running: runner runners sprinter
star: star
red-apple: orchard
sheaf-of-rice: wheat
dog-face: leash
camera: photographer
castle: knight knights
person-lifting-weights: dumbbell dumbbells
spiral-shell: shell shells
printer: printer
judge: judge
telescope: astronomer astronomers
houses: town towns
books: bookshop bookshops bookstore
coat: coat
ambulance: first_aid
package: shoe_box shoe_boxes shoebox shoeboxes
thread: sewing_machine
keyboard: keyboard
airplane: flight
wrench: plumber plumbers plumbing
blackbird: raven ravens crow crows
beaver: beavers
rose: petals
`
