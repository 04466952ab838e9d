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
train: bahn tren treno trem قطار רכבת
plane: flugzeug flug avión vuelo avion aereo volo avião طائرة מטוס
ship: schiff barco bateau nave navio سفينة
suitcase: koffer maleta valise valigia
bed: bett schlaf cama sueño sommeil letto sonno سرير نوم
clock: uhr reloj horloge orologio relógio
calendar: kalender calendario calendrier
email: mail email e-mail courriel מייל
letter: brief lettre lettera
idea: idee ideen idea ideas idée idées ideia فكرة
doctor: arzt ärztin médico médica médecin docteur medico طبيب רופא רופאה
medicine: medizin tablette pastilla medicina médicament remédio دواء
tooth: zahn zähne diente dientes dent dents dente أسنان
brain: gehirn hirn cerebro cerveau cervello cérebro دماغ عقل
red heart: herz corazón cœur coeur cuore coração قلب
ear: ohr ohren oreja orejas oreille oreilles orecchio orelha أذن
gym: gimnasio palestra
shoes: schuhe zapatillas zapatos chaussures scarpe حذاء
soccer: fußball fútbol football calcio futebol كرة
dog: hund hunde perro perros chien chiens cani cão cachorro كلب כלב
cat: katze katzen gato gatos gata chats gatto gatti قطة قط חתול
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
plate: teller assiette prato طبق
spoon: löffel cuchara cuillère cucchiaio colher ملعقة
knife: messer cuchillo couteau coltello faca سكين
onion: zwiebel zwiebeln cebolla oignon oignons cipolla cebola بصل
potato: pomme_de_terre pommes_de_terre
garlic: knoblauch ajo ail aglio alho ثوم
red apple: pomme pommes
`
