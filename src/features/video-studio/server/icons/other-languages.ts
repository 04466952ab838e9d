/** English words for things with the same in German, Spanish, French, Italian or Portuguese, and Arabic. */
export const otherLanguages = `
bee: biene bienen abeja abejas abeille abeilles ape abelha نحلة نحل
honey: honig miel miele mel عسل
phone: handy telefon smartphone móvil teléfono téléphone portable telefono telefone celular هاتف جوال
laptop: laptop computer rechner ordenador portátil computadora ordinateur حاسوب
money: geld dinero argent soldi dinheiro مال فلوس نقود
euro: euro
dollar: dollar dólar dólares dollari دولار
house: haus wohnung miete casa piso hogar maison appartement loyer بيت منزل شقة
tax: steuer steuererklärung steuern impuestos impuesto impôts tasse impostos ضريبة
receipt: rechnung beleg quittung factura recibo facture reçu ricevuta فاتورة
coffee: kaffee espresso café caffè قهوة
tea: tee té thé tè chá شاي
bread: brot teig brötchen pain pane pão masa pâte خبز
cooking: pfanne küche kochen sartén cocina poêle cuisine padella cucina frigideira cozinha مطبخ مقلاة
egg: ei eier eierschalen huevo huevos œuf œufs oeuf uovo uova ovo ovos بيض بيضة
cheese: käse queso fromage formaggio queijo جبن
tomato: tomate tomaten tomates pomodoro tomate طماطم
potato: kartoffel kartoffeln patata patatas papa tortilla terre batata بطاطس
rice: reis arroz riz riso أرز
salt: salz sal sel sale ملح
chicken: hähnchen huhn pollo poulet frango دجاج
fish: fisch fische pescado poisson pesce peixe سمك سمكة
pizza: pizza
cake: kuchen torte pastel tarta gâteau torta bolo كعكة
apple: apfel äpfel manzana pomme mela maçã تفاحة تفاح
banana: banane bananen plátano banana موز
wine: wein vino vin vinho
beer: bier cerveza bière birra cerveja
water: wasser agua eau acqua água ماء الماء
forest: wald wälder bosque forêt bosco floresta غابة
tree: baum bäume árbol arbre albero árvore شجرة
plant: pflanze pflanzen planta plantas plante plantes pianta نبتة نبات
garden: garten beet jardín jardin giardino jardim حديقة
flower: blume blumen flor flores fleur fleurs fiore زهرة ورد
sun: sonne sol soleil sole شمس
moon: mond luna lune lua قمر
snow: schnee winter nieve invierno neige hiver neve ثلج
cloud-with-rain: regen lluvia pluie pioggia chuva مطر
cloud-with-lightning-and-rain: sturm gewitter tormenta orage tempesta tempestade عاصفة
chart-increasing: umsatz wachstum ventas ventes vendite vendas مبيعات
fire: feuer fuego feu fuoco fogo نار
mountain: berg berge montaña montagne montagna montanha جبل
sea: meer mar mer mare بحر
book: buch bücher libro libros livre livres livro كتاب كتب
pencil: stift bleistift lápiz crayon matita قلم
camera: kamera cámara caméra fotocamera câmera كاميرا
video: video videos vídeo vídeos vidéo فيديو
music: musik música musique musica موسيقى
song: lied canción chanson canzone canção أغنية
guitar: gitarre guitarra guitare chitarra غيتار
car: auto autos coche carro voiture macchina سيارة
bike: fahrrad rad bicicleta bici vélo دراجة
bus: bus autobús autobus ônibus حافلة
train: zug bahn tren train treno trem قطار
plane: flugzeug flug avión vuelo avion vol aereo volo avião طائرة
ship: schiff barco bateau nave navio سفينة
suitcase: koffer maleta valise valigia mala حقيبة
bed: bett schlaf cama sueño lit sommeil letto sonno سرير نوم
clock: uhr reloj horloge orologio relógio ساعة
calendar: kalender woche semana calendario semaine calendrier settimana أسبوع
email: mail email e-mail correo courriel بريد
letter: brief carta lettre lettera رسالة
idea: idee ideen idea ideas idée idées ideia فكرة
doctor: arzt ärztin médico médica médecin docteur medico طبيب
medicine: medizin tablette pastilla medicina médicament medicina remédio دواء
tooth: zahn zähne diente dientes dent dents dente أسنان سن
brain: gehirn hirn cerebro cerveau cervello cérebro دماغ عقل
red heart: herz corazón cœur coeur cuore coração قلب
ear: ohr ohren oreja orejas oreille oreilles orecchio orelha أذن
gym: fitness training gimnasio entrenamiento gym entraînement palestra treino تمرين
running: laufen lauf schuhe schuh correr carrera zapatillas zapatos courir chaussures couru correre scarpe corrida حذاء جري
soccer: fußball fútbol football calcio futebol كرة
dog: hund hunde perro perros chien chiens cane cani cão cachorro كلب
cat: katze katzen gato gatos gata chat chats gatto gatti قطة قط
horse: pferd pferde caballo cheval cavallo cavalo حصان
cow: kuh kühe vaca vache mucca بقرة
school: schule escuela colegio école scuola escola مدرسة
paint: farbe pintura peinture pittura tinta
key: schlüssel llave clé clef chiave chave مفتاح
password: passwort contraseña senha كلمة
lock: schloss candado cerradura serrure lucchetto
gift: geschenk regalo cadeau presente هدية
battery: akku batterie batería batteria bateria بطارية
microphone: mikrofon podcast micrófono microphone micro microfono ميكروفون
robot: roboter robot robô روبوت
rocket: rakete cohete fusée razzo foguete صاروخ
scissors: schere tijeras ciseaux forbici tesoura مقص
hammer: hammer martillo marteau martello martelo مطرقة
box: schuhkarton karton paket paquete caja colis carton scatola caixa صندوق
chair: stuhl silla chaise sedia cadeira كرسي
door: tür puerta porte porta باب
shower: dusche ducha douche doccia chuveiro
baby: baby bebé bébé bambino bebê طفل رضيع
ring: ring anillo bague anello anel خاتم
dress: kleid vestido robe vestito فستان
shirt: hemd camisa camiseta chemise camicia قميص
trophy: pokal trofeo trophée trofeu كأس
map: karte mapa carte mappa خريطة
city: stadt ciudad ville città cidade مدينة
bank: bank banco banque banca بنك
bell: glocke campana cloche campana
plate: teller plato assiette piatto prato طبق
spoon: löffel cuchara cuillère cucchiaio colher ملعقة
knife: messer cuchillo couteau coltello faca سكين
cup: tasse becher taza tasse tazza xícara كوب فنجان
oil: öl aceite huile olio óleo azeite زيت
`
