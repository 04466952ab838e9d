/** Icons with words for people, places, tools and other things that films talk about, like the everyday words. */
export const peopleAndPlaces = `
person-swimming: pool pools swim swimming swimmer
raising-hands: audience crowd crowds
person-raising-hand: volunteer volunteers
performing-arts: theatre theater opera drama costume costumes actor actors
singer: soprano tenor singer singers
woman-dancing: dance dancer dancers dancing
bow-and-arrow: arrow arrows archery
face-with-medical-mask: face_mask
wing: wing wings
feather: feather feathers
tulip: tulips
wheel: tyre tyres tires wheels
water-wave: river rivers lake lakes
clipboard: checklist checklists
fork-and-knife-with-plate: menu menus dinner_plate
input-latin-letters: font fonts typography alphabet characters
broom: broom brooms
rock: stones rocks
nut-and-bolt: screw screws bolts
brick: bricks
identification-card: licence license permit
p-button: car_park car_parks parking
motorway: road roads asphalt highway motorway
telephone-receiver: voicemail
file-folder: file files documents
salt: salt
herb: herb herbs spice spices basil
hot-pepper: chilli chillies chili
crossed-swords: war wars battle battles sword swords
globe-showing-europe-africa: world earth
wood: wood logs
bowl-with-spoon: bowl bowls
paintbrush: paint painter paintbrush
framed-picture: painting paintings gallery
label: label labels
clown-face: clown clowns
child: child children kid kids
people-hugging: families friend friends hug hugs friendship
violin: violin violins orchestra orchestras cello
scientist: scientist scientists researchers
candle: candle candles wick
knot: rope ropes knots
sunglasses: sunglasses
glasses: glasses optician
elevator: elevator elevators
office-building: office offices building buildings company companies
mechanic: engineer engineers mechanic
leafy-green: cabbage kale spinach
jar: jar jars
card-file-box: database databases archive
chains: chain chains
eyes: eyes
rose: roses
desert: sand
newspaper: newspaper newspapers headline headlines
houses: village villages
man: father dad husband grandson
woman: mother mum wife
old-woman: grandmother grandma granny
old-man: grandfather grandpa
boy: son boy boys
girl: daughter girl girls
classical-building: museum museums
teacher: teacher teachers
student: student students pupil
police-officer: police policeman
firefighter: firefighter firefighters
farmer: farmer farmers
cook: chef chefs
pilot: pilot pilots
judge: judges
ladder: ladder ladders
page-facing-up: document paper paperwork
ticket: tickets
purse: wallet purse
credit-card: credit_card credit_cards debit_card
shield: insurance security protection
microbe: virus viruses bacteria germs
test-tube: experiment experiments chemistry chemical chemicals acid chlorine
skull-and-crossbones: poison arsenic toxic
thought-balloon: dream dreams
face-with-head-bandage: headache headaches migraine
sneezing-face: allergy allergies sneeze
balance-scale: weight scales
candy: sugar
pancakes: breakfast pancakes
sun: sunlight sunshine summer
cherry-blossom: spring springtime
fallen-leaf: autumn
night-with-stars: night nights midnight
cityscape-at-dusk: evening evenings
beach-with-umbrella: beach beaches holiday holidays vacation
tractor: farm farms barn
factory: factory factories
gem-stone: diamond diamonds jewellery jewelry
video-game: gamer gamers console videogame
teddy-bear: toy toys
party-popper: party parties
magic-wand: magician
artist-palette: art artist artists
military-helmet: soldier soldiers army
ballot-box-with-ballot: vote votes election elections
globe-with-meridians: internet
wireless: wifi
keyboard: keyboards
electric-plug: cable cables socket
gear: machine machines motor mechanism
hammer-and-wrench: tools
screwdriver: screwdriver
sewing-needle: needle needles
socks: sock
hiking-boot: boots
top-hat: hats
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
fishing-pole: fishing angler
volcano: lava
compass: navigation
snow-capped-mountain: glacier glaciers summit
person-climbing: climbing climber climbers
person-rowing-boat: rowing rowed
person-biking: cyclist cyclists
person-walking: pedestrian pedestrians
person-lifting-weights: weights barbell
motor-scooter: moped
ambulance: paramedic emergency
lungs: lungs asthma
anatomical-heart: heartbeat pulse
eye: pupils eyesight
ear: ears hearing
nose: smell smells
mouth: lips
leg: knee knees legs
raised-hand: palm
writing-hand: handwriting signature
pregnant-woman: pregnant pregnancy
funeral-urn: ashes
headstone: grave graves cemetery
ring-buoy: lifeguard rescue
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
chipmunk: squirrel squirrels
rabbit-face: hare hares
crown: king kings queen queens
droplet: leak leaks drip faucet drain
nest-with-eggs: nest nests
optical-disk: vinyl
bubbles: bubbles
sailboat: sail sails sailing sailor sailors skipper yacht
amphora: pottery potter potters
ring: rings
money-bag: deposit
thread: thread threads
sports-medal: olympic olympics medal medals
person-running: runner runners sprinter
star: star
red-apple: orchard
sheaf-of-rice: flour wheat grain
dog-face: leash
camera: photographer shutter
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
balance-scale: court
wrench: plumber plumbers plumbing
school: my_class our_class
blackbird: raven ravens crow crows
beaver: beavers
rose: petals
`
