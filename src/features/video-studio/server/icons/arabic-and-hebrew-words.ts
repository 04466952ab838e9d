/** English words for things with the same in Arabic and Hebrew. */
export const arabicAndHebrewWords = `
bee: نحلة نحل דבורה דבורים
honey: عسل דבש
phone: هاتف جوال טלפון
laptop: حاسوب מחשב
money: مال فلوس نقود כסף
dollar: دولار
house: شقة בית דירה سقف
tax: ضريبة
receipt: فاتورة
coffee: قهوة קפה
tea: شاي תה
bread: خبز לחם مخبز
pan: مقلاة
egg: بيض بيضة ביצה ביצים
cheese: جبن גבינה
tomato: طماطم
potato: بطاطس
rice: أرز
chicken: دجاج
fish: سمك سمكة דגים
pizza: פיצה
cake: كعكة עוגה
apple: تفاحة تفاح
banana: موز
wine: יין
beer: בירה
water: ماء الماء מים
forest: غابة
tree: شجرة עץ
plant: نبتة نبات צמח צמחים
flower: زهرة ورد פרח פרחים
sun: شمس שמש صيف
moon: قمر ירח
snow: ثلج שלג
cloud-with-rain: مطر
cloud-with-lightning-and-rain: عاصفة
fire: نار
mountain: جبل
sea: بحر
book: كتاب ספר ספרים
pencil: قلم
camera: كاميرا מצלמה صورة
music: موسيقى מוזיקה
song: أغنية שיר
guitar: غيتار גיטרה
car: سيارة מכונית
bike: دراجة אופניים
bus: حافلة אוטובוס
plane: طائرة מטוס
ship: سفينة
bed: سرير
email: מייל
doctor: طبيب רופא רופאה
tooth: أسنان
brain: دماغ عقل
ear: أذن
soccer: كرة
dog: كلب כלב
cat: قطة قط חתול
horse: حصان خيل فرس
cow: بقرة
school: مدرسة כיתה
key: مفتاح
gift: هدية
battery: بطارية
microphone: ميكروفون
robot: روبوت רובוט
rocket: صاروخ
scissors: مقص
hammer: مطرقة
box: صندوق
chair: كرسي
door: باب
baby: طفل رضيع תינוק
ring: خاتم
dress: فستان
shirt: قميص
city: مدينة
bank: بنك
fork-and-knife-with-plate: طبق
spoon: ملعقة
knife: سكين
onion: بصل
garlic: ثوم
bird: طائر طيور عصفور
coin: عملة
anchor: ميناء
night-with-stars: ليل ليلة
wood: خشب
person-swimming: سباحة
thermometer: درجة
candle: شمعة
balance-scale: محكمة
hospital: مستشفى
salad: سلطة
meat: لحم
milk: حليب
candy: سكر
lemon: ليمون
memo: وصفة
cherry-blossom: ربيع
star: نجوم
motorway: طريق
bridge-at-night: جسر
castle: قلعة
houses: قرية
factory: مصنع
teacher: معلم
soap: صابون
glasses: نظارة
party-popper: حفلة
musical-notes: عزف العزف نغمة
classical-building: متحف
water-wave: موج
beach-with-umbrella: شاطئ
droplet: قطرة
sewing-needle: إبرة
thread: خيط
yarn: صوف
fountain-pen: قلم_حبر حبر
notebook: دفتر
page-facing-up: ورقة ورق الورق
shopping-cart: سوق
seedling: بذور تربة
window: نافذة
mirror: مرآة
hot-beverage: فنجان
stethoscope: طبيبة
flexed-biceps: عضلات
violin: كمنجة
mosque: مسجد
palm-tree: نخلة
turtle: سلحفاة سلاحف
train: قطار רכבת
honeybee: نحال خلية_نحل
melon: شمام
watermelon: بطيخ
desert-island: جزيرة
hedgehog: قنفذ
old-woman: جدة
sailboat: قارب
basket: سلة
strawberry: فراولة
olive: زيتون
elephant: فيل
lion: أسد
spouting-whale: حوت
owl: بومة
fox: ثعلب
spider: عنكبوت
butterfly: فراشة
goat: ماعز
ewe: خروف
rabbit-face: أرنب
umbrella: مظلة
jeans: بنطلون
scarf: وشاح
ladder: سلم_خشبي
carpentry-saw: منشار
telescope: تلسكوب
`
