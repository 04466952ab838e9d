/**
 * English words for things with the same in German, Spanish, French, Italian or Portuguese. A word that also means
 * something else in one of them is left out.
 */
export const europeanWords = `
bee: biene bienen abeja abejas abeille abeilles abelha
honey: honig miel miele
phone: telefon móvil teléfono téléphone telefono telefone celular
laptop: laptop computer rechner ordenador portátil computadora ordinateur
money: geld dinero soldi dinheiro
euro: euro
dollar: dollar dólar dólares dollari
house: haus wohnung dach dächer gebäude tejado
tax: steuer steuererklärung steuern impuestos impuesto impôts impostos
receipt: rechnung beleg quittung factura recibo facture reçu ricevuta
coffee: kaffee espresso café caffè
tea: tee té thé tè chá
bread: brot brötchen pain pane pão bäckerei boulanger boulangère panadero corteza
pan: pfanne sartén padella frigideira
egg: ei eier eierschalen huevo huevos œuf œufs oeuf uovo uova ovo ovos
cheese: käse queso fromage formaggio queijo
tomato: tomate tomaten tomates pomodoro
potato: kartoffel kartoffeln patata patatas batata pomme_de_terre pommes_de_terre
rice: reis arroz riz riso
salt: salz
chicken: hähnchen huhn pollo poulet frango
fish: fisch fische pescado poisson pesce peixe forelle
pizza: pizza
cake: kuchen torte tarta gâteau torta bolo
apple: apfel äpfel manzana maçã
banana: banane bananen plátano banana
wine: wein vin vinho
beer: bier cerveza bière birra cerveja
water: wasser agua eau acqua água
forest: wald wälder bosque forêt bosco floresta
tree: baum bäume árbol arbre albero árvore
plant: pflanze pflanzen planta plantas plante plantes pianta
flower: blume blumen flor flores fleur fleurs fiore
sun: sonne sol soleil sommer verano
moon: mond luna lune lua
snow: schnee winter nieve invierno neige hiver neve
cloud-with-rain: regen lluvia pluie pioggia chuva
cloud-with-lightning-and-rain: sturm gewitter tormenta orage tempesta tempestade
fire: feuer fuego feu fuoco fogo brand flamme flammen
mountain: berg berge montaña montagne montagna montanha gipfel
sea: meer mar mer
book: buch bücher libro libros livre livres livro
pencil: stift bleistift lápiz crayon matita
camera: kamera cámara caméra fotocamera câmera foto fotos
music: musik música musique musica
song: lied canción chanson canzone canção
guitar: gitarre guitarra guitare chitarra
car: auto autos coche carro voiture macchina
bike: fahrrad bicicleta bici vélo
bus: bus autobús autobus ônibus busfahrer
plane: flugzeug flug avión vuelo avion aereo volo avião
ship: schiff barco bateau nave navio
suitcase: koffer maleta valise valigia
bed: bett cama letto
calendar: kalender calendario calendrier
email: mail email e-mail courriel
letter: brief
doctor: arzt ärztin médico médica médecin docteur medico
pill: tablette pastilla
tooth: zahn zähne diente dientes dent dents dente
brain: gehirn hirn cerebro cerveau cervello cérebro
anatomical-heart: herz corazón cœur coeur
ear: ohr ohren oreja orejas oreille oreilles orecchio orelha
gym: gimnasio palestra
soccer: fußball fútbol football futebol
dog: hund hunde perro perros chien chiens cani cão cachorro
cat: katze katzen gato gatos gata chat chats gatto gatti
gloves: handschuh handschuhe
horse: pferd pferde caballo cheval cavallo cavalo caballos chevaux
cow: kuh kühe vaca vache mucca
school: schule escuela colegio école scuola escola
palette: pintura peinture pittura
key: schlüssel llave clé clef chiave chave
password: passwort contraseña senha
lock: candado cerradura serrure lucchetto
gift: geschenk regalo cadeau
battery: akku batterie batería batteria bateria
microphone: mikrofon podcast micrófono microphone microfono
robot: roboter robot robô
rocket: rakete cohete fusée razzo foguete
scissors: schere tijeras ciseaux forbici tesoura
hammer: hammer martillo marteau martello martelo
box: schuhkarton karton paket paquete caja colis carton scatola caixa
chair: stuhl silla chaise sedia cadeira
door: tür puerta porta
shower: dusche ducha douche doccia chuveiro
baby: baby bebé bébé bambino bebê
dress: kleid vestido vestito
shirt: hemd camisa camiseta chemise camicia
trophy: pokal trofeo trophée trofeu
city: stadt ciudad ville città cidade
bell: glocke
fork-and-knife-with-plate: teller assiette prato essen restaurant imbiss restaurante
spoon: löffel cuchara cuillère cucchiaio colher
knife: messer cuchillo couteau coltello faca
onion: zwiebel zwiebeln cebolla oignon oignons cipolla cebola
garlic: knoblauch ajo ajos ail aglio alho
red apple: pomme
bird: vogel vögel pájaro oiseau vogelhaus vogelhäuschen futterhaus pájaros oiseaux
cook: koch köchin cocinero
hot dog: bratwurst bratwürste wurst würste
coin: münze münzen moneda monedas cent
anchor: hafen puerto
night-with-stars: nacht nächte noche nuit notte
sunrise: sonnenaufgang sonnenuntergang amanecer
wood: holz madera bois
brick: ziegel ladrillo
nut-and-bolt: schraube schrauben tornillo
person-swimming: schwimmen schwimmbad hallenbad freibad seepferdchen piscina piscine
child: kind kinder kindern niño niños niña enfant enfants
boy: sohn söhne
girl: tochter töchter mädchen
man: vater mann
woman: mutter mama frau
old-woman: oma großmutter abuela grand-mère mamie
old-man: opa großvater abuelo grand-père papi
thermometer: heizung temperatur grad thermometer calefacción chauffage
candle: kerze kerzen docht wachs bougie
office-building: büro oficina
balance-scale: gericht gerichte anwalt anwältin abogado
helicopter: hubschrauber rettungshubschrauber helicóptero hélicoptère
cloud: nebel wolke wolken niebla brouillard
person-climbing: kletterer klettern
hiking-boot: wanderer wandern wanderung stiefel
coat: jacke mantel veste
ambulance: retter rettungswagen ambulancia
hospital: krankenhaus klinik hôpital hospital
pill: tabletten
pot of food: topf suppe eintopf olla
salad: salat ensalada
meat: fleisch carne viande
milk: milch leche lait leite
butter: butter
candy: zucker süßigkeiten azúcar sucre
chocolate-bar: schokolade chocolate
carrot: karotte möhre karotten möhren zanahoria carotte zanahorias carottes
lemon: zitrone zitronen citron citrons
strawberry: erdbeere erdbeeren fresa fraise fresas fraises
brown-mushroom: pilz pilze seta champignon
herb: kräuter gewürz gewürze especias
memo: rezept rezepte receta recette
wastebasket: müll abfall basura poubelle
recycling-symbol: recycling
seedling: samen erde kompost semilla graine graines semillas
fallen-leaf: herbst laub laubhaufen otoño automne
cherry-blossom: frühling frühjahr primavera printemps
leaf-fluttering-in-wind: wind viento vent
rainbow: regenbogen
star: sterne estrellas étoiles
motorway: autobahn autopista autoroute
bridge-at-night: brücke puente pont
church: kirche iglesia église
castle: burg castillo château
houses: dorf pueblo
tractor: bauernhof traktor landwirt tracteur tractor
factory: fabrik fábrica usine
police-officer: polizei policía
teacher: lehrer lehrerin profesor maestra
hammer-and-wrench: werkzeug handwerker handwerk herramientas
paintbrush: farbe pinsel pintor
broom: besen
sponge: schwamm putzen
soap: seife jabón savon
bathtub: bad badewanne bañera baño bain
couch and lamp: sofa couch
glasses: brille gafas lunettes
credit card: kreditkarte
money-with-wings: kosten schulden gebühr gebühren deuda
label: etikett preisschild
ticket: ticket fahrkarte eintrittskarte billete
kick-scooter: roller
fuel pump: benzin tankstelle gasolina
globe with meridians: internet
desktop-computer: server bildschirm pantalla
mobile-phone: handy smartphone
file-folder: datei dateien ordner
locked: datenschutz
newspaper: zeitung zeitungen nachrichten periódico journal
envelope: briefe
party-popper: feier hochzeit fiesta fête
performing-arts: theater oper bühne teatro
violin: geige orchester violín violon violonchelo
musical-keyboard: klavier piano
framed-picture: bild bilder gemälde cuadro tableau
classical-building: museum museo musée
crossed-swords: schlacht
flexed-biceps: muskel muskeln músculo músculos
bone: knochen
lungs: lunge atem
microbe: viren bakterien
water-wave: welle wellen
ewe: schaf schafe oveja mouton
pig-face: schwein schweine cerdo cochon
rabbit-face: hase kaninchen conejo lapin
butterfly: schmetterling mariposa papillon
sailboat: boot boote
light-bulb: bombilla
goat: ziege ziegen cabra chèvre
clown-face: clown
circus-tent: zirkus circo cirque
musical-score: chor chöre lieder konzert konzerte coro concierto
donkey: esel burro
duck: ente enten pato canard
frog: frosch frösche rana
owl: eule eulen búho hibou
fox: fuchs füchse zorro renard
wolf: wolf wölfe lobo
hedgehog: igel hérisson erizo igeln
snail: schnecke schnecken caracol escargot
ant: ameise ameisen hormiga
carpentry-saw: säge sägen scie
bucket: eimer cubo
jeans: hose hosen pantalones pantalon
socks: socken calcetines chaussettes
backpack: rucksack mochila
camping: zelt tente
beach-with-umbrella: strand urlaub playa plage
airplane-arrival: flughafen aeropuerto aéroport
world-map: reise viaje voyage
spaghetti: nudeln
cherries: kirschen cerezas
grapes: traube trauben uvas
cucumber: gurke gurken pepino
cookie: keks kekse galleta galletas biscuit biscuits
umbrella: regenschirm paraguas parapluie
accordion: akkordeon
sunglasses: sonnenbrille
blossom: blüte blüten
spider: spinne araña araignée
bicycle: vélos bicicletas pedalear pédaler
droplet: goutte gota
sewing-needle: aguja aiguille
thread: hilo
yarn: laine lana tricot
fountain-pen: encre tinta stylo
notebook: cahier cuaderno
page-facing-up: papier papel vertrag mietvertrag contrato contrat
shopping-cart: marché mercado supermarché supermercado
window: ventana fenêtre
mirror: espejo miroir
pot-of-food: casserole marmite cazuela
kitchen-knife: cuchillos couteaux
stethoscope: doctora infirmière enfermera
eye: ojo ojos œil yeux
foot: pie pies pied pieds
airplane: vuelos avions
palm-tree: palmera palmier
camel: camello chameau
turtle: tortuga tortue
train: zug züge bahnhof bahn tren treno trem
honeybee: imker imkerin imkerei bienenstock apicultor apiculteur colmena ruche
melon: melon melons melón melones melone
watermelon: sandía pastèque
necktie: anzug anzüge krawatte traje corbata costume cravate
cooked-rice: paella
desert-island: île îles isla islas
keyboard: clavier teclado
basket: cesta panier
satellite: raumstation satélite
peach: melocotón
olive: aceituna aceitunas olivier
avocado: aguacate
elephant: elefante éléphant
lion: lion lions löwe león
spouting-whale: ballena
scarf: bufanda écharpe
ladder: leiter échelle
telescope: telescopio télescope
`
