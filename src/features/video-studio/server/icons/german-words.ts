/** Icons with the German words that they show, besides those shared with other languages. */
export const germanWords = `
ice: eiswürfel
bowl-with-spoon: schüssel schüsseln müsli haferflocken haferbrei
pot-of-food: suppen brühe kochen töpfe kochtopf bräter
shallow-pan-of-food: pfannen
bread: laib brote toast
baguette-bread: baguette
croissant: hörnchen croissants
pretzel: brezel brezeln breze
pancakes: pfannkuchen
waffle: waffel waffeln
pie: strudel
birthday-cake: geburtstag geburtstage
doughnut: krapfen
steaming-bowl: ramen
spaghetti: pasta spaghetti
cut-of-meat: steak rindfleisch
poultry-leg: keule hähnchenkeule
bacon: speck schinken
cooked-rice: risotto
green-salad: salate
leafy-green: kohl spinat grünkohl mangold
pea-pod: erbse erbsen
beans: bohnen
broccoli: brokkoli
bell-pepper: paprika
hot-pepper: chili
eggplant: aubergine auberginen
elephant: elefant elefanten
pear: birne birnen
peach: pfirsich pfirsiche
cherries: kirsche
blueberries: heidelbeere heidelbeeren
watermelon: wassermelone
tangerine: orangen mandarine mandarinen
pineapple: ananas
coconut: kokosnuss
olive: olive oliven olivenöl
honey-pot: honigglas
jar: einmachglas marmelade
hot-beverage: cappuccino
teapot: kanne teekanne
wine-glass: weinglas
clinking-glasses: sekt
beverage-box: saft
ice-cream: eiscreme eisdiele
cookie: plätzchen
fork-and-knife-with-plate: mittagessen abendessen
fork-and-knife: gabel gabeln besteck
kitchen-knife: messern klinge
shopping-cart: supermarkt einkauf einkäufe einkaufswagen einkaufen
shopping-bags: einkaufstasche flohmarkt
couch-and-lamp: wohnzimmer möbel sessel
chair: stühle bürostuhl hocker
bed: betten matratze schlafzimmer
bathtub: badezimmer
toilet: toilette klo
door: türen haustür
window: fenster fensterbank
mirror: spiegel
house: häuser wohnungen mieter
hut: hütte
derelict-house: ruine ruinen
elevator: aufzug fahrstuhl
ladder: leitern
light-bulb: glühbirne
fire: kamin lagerfeuer ofenfeuer feuerstelle
electric-plug: stecker steckdose kabel ladegerät
battery: batterien akkus
hammer-and-wrench: werkzeuge werkstatt
wrench: schraubenschlüssel
screwdriver: schraubenzieher schraubendreher
carpentry-saw: stichsäge
hammer: hämmer
gear: zahnrad
straight-ruler: lineal zollstock
pushpin: reißzwecke
broom: fegen
sponge: lappen
basket: wäsche korb körbe wäschekorb
t-shirt: kleidung klamotten
coat: mäntel jacken
dress: kleider
shark: hai haie
socks: socke strümpfe strumpf
scarf: schal schals
gloves: fäustlinge
top-hat: hut hüte
hiking-boot: wanderschuhe wanderweg bergschuhe
running-shoe: turnschuhe laufschuhe joggen
thread: faden fäden garn nähgarn zwirn
sewing-needle: nadel nadeln nähnadel nähen naht nähmaschine
yarn: wolle stricken strickt häkeln masche maschen stricknadel stricknadeln
scissors: scheren friseur friseurin haarschnitt
handbag: handtasche
backpack: rucksäcke
luggage: gepäck
umbrella: schirm
purse: geldbeutel portemonnaie brieftasche
money-bag: gehalt ersparnisse lohn vermögen
coin: kleingeld
receipt: kassenbon finanzamt internetrechnung quittungen belege rechnungen
bar-chart: statistik
bank: sparkasse kredit
balance-scale: richter richterin
briefcase: bewerbung bewerbungen
printer: drucker
keyboard: tastatur
mobile-phone: handys telefonnummer
laptop: homeoffice
envelope: umschlag brief
e-mail: mails e-mails newsletter
calendar: termin termine
alarm-clock: wecker
watch: armbanduhr
books: bibliothek bücherei
open-book: roman kapitel
notebook: notizbuch
pencil: stifte
fountain-pen: füller
graduation-cap: universität prüfung prüfungen abitur studium
school: kindergarten klassenzimmer grundschule unterricht
teacher: lehrerinnen
baby: neugeborenes säugling
old-man: großvaters
old-woman: großmutters
farmer: bauer bäuerin bauern
firefighter: feuerwehr
fire-engine: feuerwehrauto
police-car: polizeiauto streifenwagen
stethoscope: ärzte
adhesive-bandage: pflaster wunde wunden
drop-of-blood: blut
syringe: spritze impfung
pill: pillen
face-with-thermometer: fieber
face-with-head-bandage: kopfschmerzen migräne
leg: knie bein beine
foot: fuß füße zehen ferse
eye: auge
eyes: augen
nose: nase
mouth: mund lippen
tongue: zunge
flexed-biceps: oberarm
anatomical-heart: puls herzschlag
toothbrush: zahnbürste
tooth: zahnarzt
soap: shampoo
lotion-bottle: creme sonnencreme
person-running: marathon halbmarathon
person-biking: radfahrer radfahrerin
person-climbing: kletterin kletterhalle felswand kletterwand
person-swimming: schwimmer schwimmerin
person-rowing-boat: ruderer rudern ruderboot
person-in-lotus-position: yoga meditation
person-lifting-weights: hantel hanteln fitnessstudio kniebeuge kniebeugen
person-walking: spaziergang fußgänger
skier: skifahrer skifahren
skis: ski
ice-skate: schlittschuh schlittschuhe
sled: schlitten
soccer-ball: torwart
monkey-face: affe affen
chess-pawn: schach schachbrett
puzzle-piece: puzzle
game-die: würfel brettspiel
musical-score: singen melodie
musical-notes: tonleiter akkord akkorde
trumpet: trompete
drum: schlagzeug trommel
flute: flöte
guitar: gitarren saite saiten
headphone: kopfhörer
artist-palette: künstler künstlerin aquarell
framed-picture: ausstellung
clapper-board: kino
crossed-swords: schwert ritter
crown: könig königin kaiser kaiserin
church: dom kloster kapelle
classical-building: tempel
amphora: römer
ship: frachter
anchor: anker
sailboat: segelboot segeln
fishing-pole: fischer fischerin angel angeln angler
desert-island: insel inseln
water-wave: brandung
mountain: felsen alpen
snow-capped-mountain: gletscher
rock: stein steine kiesel
volcano: vulkan
bicycle: fahrräder rennrad
automobile: autofahrer
delivery-truck: lastwagen umzugswagen
bus-stop: haltestelle
locomotive: lokomotive
tram: straßenbahn
airplane: flieger flüge
rocket: weltraum raumfahrt
ringed-planet: planeten saturn jupiter
milky-way: galaxie milchstraße sternenhimmel universum weltall
telescope: teleskop fernrohr
star: polarstern
shooting-star: sternschnuppe sternschnuppen
comet: komet kometen
satellite: satellit satelliten
crescent-moon: mondlicht
compass: kompass
world-map: landkarte weltreise
identification-card: reisepass ausweis führerschein visum
dolphin: delfin delfine delphin delphine
spouting-whale: wal wale
deciduous-tree: eiche apfelbaum
evergreen-tree: tanne tannen fichte
potted-plant: zimmerpflanze zimmerpflanzen blumentopf topfpflanze
seedling: setzling setzlinge keimling keim
rose: rose rosen
tulip: tulpe tulpen
sunflower: sonnenblume sonnenblumen
four-leaf-clover: klee
cactus: kaktus kakteen
worm: wurm würmer regenwurm regenwürmer
beetle: käfer
bug: raupe raupen
lady-beetle: marienkäfer
mosquito: mücke mücken
nest-with-eggs: nest nester vogelnest
eagle: adler
rooster: hahn
chicken: hühner henne hennen
goose: gans gänse
swan: schwan schwäne
deer: reh rehe hirsch hirsche
bear: bär bären
mouse-face: maus mäuse
chipmunk: eichhörnchen
bat: fledermaus fledermäuse
dog-face: welpe welpen hündin hundes
paw-prints: pfote pfoten tierarzt tierärztin haustier leine
cat-face: kater kätzchen
tropical-fish: aquarium
snake: schlange schlangen
turtle: schildkröte schildkröten
cloud-with-rain: regnet regenwetter
cloud-with-lightning: blitze donner
snowflake: frost
snowman: schneemann
sun: sonnenschein sonnenlicht
microbe: milchsäurebakterien keime hefen
magnifying-glass-tilted-left: lupe
test-tube: labor chemie
microscope: mikroskop
magnet: magnet magnete
droplet: tropfen wasserhahn
dna: gene
wastebasket: mülleimer papierkorb
package: pakete kartons umzugskarton umzugskartons
wrapped-gift: geschenke
christmas-tree: weihnachten weihnachtsbaum
party-popper: party feiern
balloon: luftballon luftballons
fireworks: feuerwerk silvester
teddy-bear: spielzeug teddybär
key: schlüsseln hausschlüssel
locked: passwörter
shield: versicherung versicherungen
gem-stone: diamant diamanten schmuck
ring: ehering
sunrise: morgendämmerung
cityscape: städte
houses: siedlung
newspaper: schlagzeile schlagzeilen
globe-with-meridians: webseite website
`
