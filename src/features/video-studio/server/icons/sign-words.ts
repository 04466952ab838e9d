/**
 * Icons for what can't be pictured itself, such as 'never' or 'said'. They are used where several scenes in a row would
 * show words alone. Words of other languages begin with '~'.
 */
export const signWords = `
speaking-head: speaking speech teach teaches taught announce
speech-balloon: say says said ask asks asked tell tells told answer answers answered word words talk talks talking spoke speak voice voices sentence conversation called ~sagt ~sagte ~sagen ~frage ~fragen ~fragt ~antwort ~antworten ~wort ~worte ~rede ~dice ~dijo ~palabra ~dit ~mot ~mots ~قال ~كلمة ~سؤال
eyes: see sees seen saw look looks looked looking watch watches watched notice noticed sight visible ~sieht ~sehen ~schau ~schaut ~blick ~mira ~mirar ~ver ~regarde ~voir ~انظر ~شاهد
ear: hear hears heard listen listens loud ~hören ~hört ~hör ~laut ~escucha ~écoute ~اسمع ~استمع
thinking-face: think thinks thought wonder decide decides decided guess ~denkt ~denken ~dachte ~überlegt ~piensa ~pense
red-question-mark: why question questions whether ~warum ~wieso ~weshalb ~porqué ~pourquoi ~لماذا ~السبب
cross-mark: no not never nothing nobody none cannot can’t don’t doesn’t isn’t won’t without refuse refused wrong ~nicht ~nie ~niemals ~kein ~keine ~keinen ~keiner ~nichts ~niemand ~ohne ~nunca ~nada ~nadie ~sin ~jamais ~rien ~sans ~لا ~ليس ~وليس ~لم ~لن ~أبدا ~بدون
check-mark-button: correct works worked done yes easy ready check checks checked ~richtig ~fertig ~klappt ~einfach ~prüfen ~prüfe ~geprüft ~fácil ~listo ~facile ~صحيح ~سهل
warning: danger dangerous mistake mistakes error errors careful fake risk risky broke broken problem problems worse worst ~fehler ~gefahr ~gefährlich ~kaputt ~vorsicht ~problem ~probleme ~peligro ~danger ~erreur ~errore ~خطأ ~أخطاء ~مشكلة ~ينقطع
light-bulb: trick tricks secret secrets tip tips solution learn learned learnt understand ~trick ~geheimnis ~tipp ~tipps ~lösung ~secreto ~truco ~astuce ~سر ~الفرق
sleeping-face: tired snoring asleep exhausted ~müde ~schläft ~schlafen
crying-face: cry cries cried sad grief ~weint ~traurig ~verloren
smiling-face-with-smiling-eyes: smile smiles smiled happy glad calm warm ~lächelt ~glücklich ~freude
face-with-tears-of-joy: laugh laughs laughed laughing funny joke ~lacht ~lachen ~lustig
face-screaming-in-fear: scared afraid fear terrified panic ~angst ~panik
angry-face: angry anger ~wütend
red-heart: love loves loved ~liebe ~liebt ~amor ~amour ~حب
trophy: success won wins ~erfolg ~gewonnen
collision: crash crashed explode explodes exploded destroy destroys destroyed ~explodiert ~zerstört
hourglass-not-done: wait waits waited waiting slow slowly patience later late soon ~warten ~wartet ~geduld ~langsam ~später ~spät ~espera ~paciencia ~attendre ~انتظر ~تستعجل
high-voltage: fast faster quick quickly instantly suddenly power powerful energy ~schnell ~sofort ~plötzlich ~kraft ~rápido ~vite ~بسرعة
stopwatch: minutes minute seconds hours hour time ~minuten ~minute ~sekunden ~stunden ~stunde ~zeit ~tiempo ~minutos ~horas ~temps ~heures ~دقيقة ~دقائق ~ساعة ~ساعات ~ثانية ~وقت
spiral-calendar: day days week weeks weekend weekends month months year years monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today tomorrow yesterday ~tag ~tage ~tagen ~woche ~wochen ~wochenende ~monat ~monate ~monaten ~jahr ~jahre ~jahren ~montag ~dienstag ~mittwoch ~donnerstag ~freitag ~samstag ~sonntag ~heute ~morgen ~abend ~día ~días ~semana ~mes ~año ~años ~jour ~jours ~semaine ~mois ~يوم ~أيام ~أسبوع ~شهر ~أشهر ~سنة ~غدا ~الجمعة
counterclockwise-arrows-button: again repeat repeats return returned returns change changes changed replace replaced ~wieder ~zurück ~ändern ~tauscht ~غير
chart-increasing: grow grows grew growing rise rises increase increased ~wächst ~steigt
chart-decreasing: decrease shrinks ~sinkt ~fällt ~قليل
magnifying-glass-tilted-left: find finds found discover discovered ~finden ~gefunden ~sucht ~suchen
locked: safe closed hidden hide hides hiding ~sicher ~verborgen ~geschlossen
unlocked: open opens opened ~offen ~öffnet
hot-face: hot heat ~heiß ~warm ~hitze ~ساخن
cold-face: cold ~kalt ~friert ~بارد
money-with-wings: cost costs paid pay pays price prices cheap ~kostet ~kosten ~zahlt ~zahlen ~zahlst ~bezahlt ~preis ~teuer ~billig ~precio ~prix
bullseye: goal goals target important exact exactly aim focus ~ziel ~wichtig ~genau
raised-hand: stop stops stopped hand hands ~stopp ~hand ~hände
footprints: walk walks walked walking step steps ~gehen ~geht ~ging ~gingen ~schritt ~schritte ~laufen
person-running: ran running ~rennt ~läuft
writing-hand: write writes wrote written ~schreibt ~schreiben ~schrieb ~schriftlich
open-book: read reads reading ~lesen ~liest ~gelesen
person-raising-hand: everyone everybody family team group together partner ~menschen ~leute ~familie ~gast ~gäste ~zusammen ~gente ~gens ~الناس
handshake: help helps helped promise promised trust ~hilft ~hilfe ~helfen ~ayuda ~aide
wrapped-gift: gave ~gibt ~gab ~schenkt
sparkles: clean clear new beautiful shiny better ~sauber ~klar ~neu ~neue ~schön ~besser
prohibited: forbidden banned ~verboten
shushing-face: silence silent quiet quietly ~leise ~still ~ruhig
exploding-head: surprise surprising shocked crazy unbelievable ~überraschung ~verrückt
straight-ruler: measure measures measured metres meters centimetres length size ~messen ~meter ~zentimeter ~größe
brain: memory mind remember remembers forget forgets forgot ~merken ~vergessen ~erinnerung
thumbs-up: good great best ~gut ~beste ~besten
thumbs-down: bad ~schlecht
index-pointing-up: first rule ~zuerst ~regel ~erste ~ersten
red-circle: red ~rot
green-circle: green ~grün
house-with-garden: room rooms inside ~zimmer ~drinnen
camera: picture pictures shoot
`
