/**
 * English words for things with the same in German, Spanish, French, Italian or Portuguese, Arabic and Hebrew. A word
 * that also means something else in one of them is left out.
 */
export const otherLanguages = `
bee: biene bienen abeja abejas abeille abeilles abelha نحلة نحل דבורה דבורים
honey: honig miel miele عسل דבש
phone: telefon móvil teléfono téléphone telefono telefone celular هاتف جوال טלפון
laptop: laptop computer rechner ordenador portátil computadora ordinateur حاسوب מחשב
money: geld dinero soldi dinheiro مال فلوس نقود כסף
euro: euro
dollar: dollar dólar dólares dollari دولار
house: haus wohnung miete casa piso hogar maison appartement loyer بيت منزل شقة בית דירה
tax: steuer steuererklärung steuern impuestos impuesto impôts impostos ضريبة
receipt: rechnung beleg quittung factura recibo facture reçu ricevuta فاتورة
coffee: kaffee espresso café caffè قهوة קפה
tea: tee té thé tè chá شاي תה
bread: brot teig brötchen pain pane pão خبز לחם
pan: pfanne sartén padella frigideira مقلاة
egg: ei eier eierschalen huevo huevos œuf œufs oeuf uovo uova ovo ovos بيض بيضة ביצה ביצים
cheese: käse queso fromage formaggio queijo جبن גבינה
tomato: tomate tomaten tomates pomodoro طماطم
potato: kartoffel kartoffeln patata patatas batata بطاطس
rice: reis arroz riz riso أرز
salt: salz ملح
chicken: hähnchen huhn pollo poulet frango دجاج
fish: fisch fische pescado poisson pesce peixe سمك سمكة דגים
pizza: pizza פיצה
cake: kuchen torte tarta gâteau torta bolo كعكة עוגה
apple: apfel äpfel manzana maçã تفاحة تفاح
banana: banane bananen plátano banana موز
wine: wein vin vinho יין
beer: bier cerveza bière birra cerveja בירה
water: wasser agua eau acqua água ماء الماء מים
forest: wald wälder bosque forêt bosco floresta غابة
tree: baum bäume árbol arbre albero árvore شجرة עץ
plant: pflanze pflanzen planta plantas plante plantes pianta نبتة نبات צמח צמחים
garden: garten beet jardín jardin giardino jardim حديقة גינה
flower: blume blumen flor flores fleur fleurs fiore زهرة ورد פרח פרחים
sun: sonne sol soleil شمس שמש
moon: mond luna lune lua قمر ירח
snow: schnee winter nieve invierno neige hiver neve ثلج שלג
cloud-with-rain: regen lluvia pluie pioggia chuva مطر
cloud-with-lightning-and-rain: sturm gewitter tormenta orage tempesta tempestade عاصفة
chart-increasing: umsatz ventas ventes vendite vendas مبيعات
fire: feuer fuego feu fuoco fogo نار
mountain: berg berge montaña montagne montagna montanha جبل
sea: meer mar mer بحر
book: buch bücher libro libros livre livres livro كتاب كتب ספר ספרים
pencil: stift bleistift lápiz crayon matita قلم
camera: kamera cámara caméra fotocamera câmera كاميرا מצלמה
video: video videos vídeo vídeos vidéo فيديو
music: musik música musique musica موسيقى מוזיקה
song: lied canción chanson canzone canção أغنية שיר
guitar: gitarre guitarra guitare chitarra غيتار גיטרה
car: auto autos coche carro voiture macchina سيارة מכונית
bike: fahrrad bicicleta bici vélo دراجة אופניים
bus: bus autobús autobus ônibus حافلة אוטובוס
plane: flugzeug flug avión vuelo avion aereo volo avião طائرة מטוס
ship: schiff barco bateau nave navio سفينة
suitcase: koffer maleta valise valigia
bed: bett schlaf cama sueño sommeil letto sonno سرير نوم
calendar: kalender calendario calendrier
email: mail email e-mail courriel מייל
letter: brief lettre lettera
idea: idee ideen idea ideas idée idées ideia فكرة
doctor: arzt ärztin médico médica médecin docteur medico طبيب רופא רופאה
medicine: medizin tablette pastilla medicina médicament remédio دواء
tooth: zahn zähne diente dientes dent dents dente أسنان
brain: gehirn hirn cerebro cerveau cervello cérebro دماغ عقل
anatomical-heart: herz corazón cœur coeur
ear: ohr ohren oreja orejas oreille oreilles orecchio orelha أذن
gym: gimnasio palestra
shoes: schuhe zapatillas scarpe
soccer: fußball fútbol football futebol كرة
dog: hund hunde perro perros chien chiens cani cão cachorro كلب כלב
cat: katze katzen gato gatos gata chat chats gatto gatti قطة قط חתול
gloves: handschuh handschuhe
horse: pferd pferde caballo cheval cavallo cavalo حصان
cow: kuh kühe vaca vache mucca بقرة
school: schule escuela colegio école scuola escola مدرسة כיתה
palette: pintura peinture pittura
key: schlüssel llave clé clef chiave chave مفتاح
password: passwort contraseña senha
lock: candado cerradura serrure lucchetto
gift: geschenk regalo cadeau هدية
battery: akku batterie batería batteria bateria بطارية
microphone: mikrofon podcast micrófono microphone microfono ميكروفون
robot: roboter robot robô روبوت רובוט
rocket: rakete cohete fusée razzo foguete صاروخ
scissors: schere tijeras ciseaux forbici tesoura مقص
hammer: hammer martillo marteau martello martelo مطرقة
box: schuhkarton karton paket paquete caja colis carton scatola caixa صندوق
chair: stuhl silla chaise sedia cadeira كرسي
door: tür puerta porta باب
shower: dusche ducha douche doccia chuveiro
baby: baby bebé bébé bambino bebê طفل رضيع תינוק
ring: anillo bague anello anel خاتم
dress: kleid vestido vestito فستان
shirt: hemd camisa camiseta chemise camicia قميص
trophy: pokal trofeo trophée trofeu
map: mapa خريطة
city: stadt ciudad ville città cidade مدينة
bank: بنك
bell: glocke
fork-and-knife-with-plate: teller assiette prato طبق
spoon: löffel cuchara cuillère cucchiaio colher ملعقة
knife: messer cuchillo couteau coltello faca سكين
onion: zwiebel zwiebeln cebolla oignon oignons cipolla cebola بصل
potato: pomme_de_terre pommes_de_terre
garlic: knoblauch ajo ajos ail aglio alho ثوم
red apple: pomme pommes
bird: vogel vögel pájaro oiseau طائر
cook: koch köchin cocinero
hot dog: bratwurst bratwürste wurst würste
house: dach dächer gebäude vermieter vermieterin tejado سقف
coin: münze münzen moneda monedas عملة
anchor: hafen puerto ميناء
night-with-stars: nacht nächte noche nuit notte ليل ليلة
sunrise: morgens sonnenaufgang sonnenuntergang amanecer صباح صباحا
wood: holz madera bois خشب
brick: ziegel ladrillo
nut-and-bolt: schraube schrauben tornillo
person-swimming: schwimmen schwimmbad hallenbad freibad seepferdchen piscina piscine سباحة
child: kind kinder kindern niño niños niña enfant enfants
boy: sohn söhne
girl: tochter töchter mädchen
man: vater papa mann
woman: mutter mama frau
old-woman: oma großmutter abuela
old-man: opa großvater abuelo
thermometer: heizung temperatur grad thermometer calefacción chauffage درجة
candle: kerze kerzen docht wachs vela bougie شمعة
office-building: büro firma unternehmen oficina bureau مكتب
briefcase: arbeit beruf chef trabajo emploi عمل
balance-scale: gericht gerichte anwalt anwältin abogado avocat محكمة
helicopter: hubschrauber rettungshubschrauber helicóptero hélicoptère
cloud: nebel wolke wolken niebla brouillard
person-climbing: kletterer klettern
hiking-boot: wanderer wandern wanderung stiefel
coat: jacke mantel chaqueta veste
knot: seil knoten cuerda corde
ambulance: rettung notruf retter rettungswagen ambulancia
hospital: krankenhaus klinik hôpital مستشفى
pill: tabletten vitamin vitamine
pot of food: topf suppe eintopf olla
salad: salat gemüse ensalada verdura légumes سلطة
meat: fleisch carne viande لحم
milk: milch leche lait leite حليب
butter: butter
candy: zucker süßigkeiten azúcar sucre سكر
chocolate-bar: schokolade chocolate
carrot: karotte möhre karotten möhren zanahoria carotte
lemon: zitrone zitronen limón citron ليمون
strawberry: erdbeere erdbeeren fresa fraise
brown-mushroom: pilz pilze seta champignon
herb: kräuter gewürz gewürze especias
bread: bäckerei hefe عجين عجينة مخبز خميرة
memo: rezept rezepte receta recette وصفة
fork-and-knife-with-plate: essen restaurant imbiss restaurante
wastebasket: müll abfall basura poubelle
recycling-symbol: recycling
seedling: samen erde kompost semilla
fallen-leaf: herbst laub otoño automne
cherry-blossom: frühling frühjahr primavera printemps ربيع
sun: sommer verano صيف
leaf-fluttering-in-wind: wind viento vent
rainbow: regenbogen
star: stern sterne estrella étoile نجمة
motorway: autobahn carretera route طريق
bridge-at-night: brücke puente pont جسر
church: kirche iglesia église
castle: burg castillo château قلعة
houses: dorf pueblo قرية
tractor: bauernhof traktor landwirt
factory: fabrik fábrica usine مصنع
police-officer: polizei policía
teacher: lehrer lehrerin profesor maestra معلم
student: schüler schülerin student studentin estudiante étudiant طالب
fire: brand flamme flammen
hammer-and-wrench: werkzeug handwerker handwerk herramientas
paintbrush: farbe pinsel pintor
broom: besen
sponge: schwamm putzen
soap: seife jabón savon صابون
bathtub: bad badewanne bañera baño bain
couch and lamp: sofa couch
glasses: brille gafas lunettes نظارة
coin: cent
credit card: kreditkarte
money-with-wings: kosten schulden gebühr gebühren deuda
chart-increasing: wachstum zinsen
label: etikett preisschild
ticket: ticket fahrkarte eintrittskarte billete
bus: busfahrer
kick-scooter: roller
fuel pump: benzin tankstelle gasolina
globe with meridians: internet
desktop-computer: server bildschirm pantalla
mobile-phone: handy smartphone
file-folder: datei dateien ordner
locked: datenschutz
newspaper: zeitung zeitungen nachrichten periódico journal
envelope: post briefe
party-popper: feier hochzeit fiesta fête حفلة
performing-arts: theater oper bühne teatro
violin: geige orchester violín violon
musical-keyboard: klavier piano
musical-notes: عود أوتار وتر عزف العزف نغمة
woman-dancing: tanz tanzen baile danse
framed-picture: bild bilder gemälde cuadro tableau
camera: foto fotos صورة
classical-building: museum museo musée متحف
crossed-swords: krieg schlacht guerra guerre حرب
trophy: sieger meister
flexed-biceps: muskel muskeln músculo
bone: knochen hueso
lungs: lunge atem
microbe: viren bakterien
sleeping-face: müdigkeit
mountain: gipfel
water-wave: fluss see welle wellen río lago rivière نهر موج
fish: forelle
ewe: schaf schafe oveja
pig-face: schwein schweine cerdo cochon
rabbit-face: hase kaninchen conejo lapin
butterfly: schmetterling mariposa papillon
sailboat: boot boote
light-bulb: lampe lámpara bombilla ampoule مصباح أضواء
goat: ziege ziegen cabra chèvre
clown-face: clown
circus-tent: zirkus circo cirque
musical-score: chor chöre lieder konzert konzerte coro concierto
donkey: esel burro
duck: ente enten pato
frog: frosch frösche rana
owl: eule eulen búho
fox: fuchs füchse zorro
wolf: wolf wölfe lobo
hedgehog: igel hérisson erizo
snail: schnecke schnecken caracol
ant: ameise ameisen hormiga
carpentry-saw: säge sägen
bucket: eimer cubo
jeans: hose hosen pantalones
socks: socken calcetines
backpack: rucksack mochila
camping: zelt tente
beach-with-umbrella: strand urlaub playa plage شاطئ
airplane-arrival: flughafen aeropuerto aéroport
world-map: reise viaje voyage
spaghetti: nudeln
cherries: kirschen cerezas
grapes: traube trauben uvas
cucumber: gurke gurken pepino
cookie: keks kekse galleta galletas biscuit biscuits
umbrella: regenschirm paraguas
accordion: akkordeon
sunglasses: sonnenbrille
blossom: blüte blüten
spider: spinne araña
bread: farine harina boulanger boulangère panadero croûte corteza
bicycle: vélos bicicletas
droplet: goutte gota قطرة
sewing-needle: aguja aiguille إبرة
thread: hilo خيط
yarn: laine lana tricot صوف
fountain-pen: قلم_حبر حبر encre tinta stylo
notebook: cahier cuaderno دفتر
page-facing-up: papier papel ورقة ورق الورق
shopping-cart: marché mercado supermarché supermercado سوق
seedling: huerto graine graines semillas بذور تربة
leaf-fluttering-in-wind: hoja hojas feuille feuilles أوراق
window: ventana fenêtre نافذة
mirror: espejo miroir مرآة
hot-beverage: taza tasse فنجان كوب
pot-of-food: casserole marmite cazuela قدر
kitchen-knife: cuchillos couteaux
hospital: hospital
stethoscope: doctora infirmière enfermera طبيبة
eye: ojo ojos œil yeux عين عينك
foot: pie pies pied pieds قدم
flexed-biceps: muscles músculos عضلات
running-shoe: correr courir coureur جري
airplane: vuelos avions
star: estrellas étoiles نجوم
ringed-planet: planeta planète كوكب
violin: كمان
mosque: مسجد
palm-tree: palmera palmier نخلة
camel: camello chameau جمل
turtle: tortuga tortue سلحفاة سلاحف
train: zug züge bahnhof bahn tren treno trem قطار רכבת
page-facing-up: vertrag mietvertrag contrato contrat
honeybee: imker imkerin imkerei bienenstock apicultor apiculteur colmena ruche نحال خلية_نحل
bird: vogelhaus vogelhäuschen futterhaus pájaros oiseaux طيور عصفور
melon: melon melons melón melones melone شمام
watermelon: sandía pastèque بطيخ
necktie: anzug anzüge krawatte traje corbata costume cravate
cooked-rice: paella
bicycle: pedalear pédaler fahrradweg radweg
horse: pony ponys caballos chevaux jument yegua خيل خيول فرس
desert-island: île îles isla islas جزيرة
hedgehog: igeln قنفذ
old-woman: grand-mère mamie جدة
old-man: grand-père papi
sailboat: قارب
leaf-fluttering-in-wind: laub laubhaufen
keyboard: clavier teclado
basket: cesta panier سلة
satellite: raumstation satélite
strawberry: erdbeere erdbeeren fresa fresas fraise fraises فراولة
lemon: zitrone zitronen limón limones citron citrons ليمون
carrot: karotte karotten möhre möhren zanahoria zanahorias carotte carottes
peach: melocotón
olive: aceituna aceitunas olivier زيتون
avocado: aguacate
elephant: elefante éléphant فيل
lion: lion lions löwe león أسد
spouting-whale: ballena baleine حوت
owl: hibou بومة
fox: renard ثعلب
duck: canard
snail: escargot
spider: araignée عنكبوت
butterfly: فراشة
goat: ماعز
ewe: mouton خروف
rabbit-face: أرنب
tractor: tracteur tractor
umbrella: parapluie مظلة
jeans: pantalon بنطلون
socks: chaussettes
scarf: bufanda écharpe وشاح
ladder: leiter escalera_de_mano échelle سلم_خشبي
carpentry-saw: scie منشار
violin: violonchelo
telescope: telescopio télescope تلسكوب
motorway: autobahn autopista autoroute
`
