/**
 * Icons for what can't be pictured itself, such as 'never' or 'said'. They are used where several scenes in a row would
 * show words alone. Words of other languages begin with '~'.
 */
export const signWords = `
speaking-head: shout shouts shouted shouting speaking speech teach teaches taught announce
speech-balloon: say says said ask asks asked answer answers answered word words talk talks talking spoke speak voice voices sentence conversation ~sagt ~sagte ~sagen ~frage ~fragen ~fragt ~antwort ~antworten ~wort ~worte ~dice ~dijo ~palabra ~dit ~mot ~mots ~قال ~كلمة ~سؤال
eyes: see sees seen look looks looked looking watch watches watched notice noticed ~sieht ~sehen ~schau ~schaut ~mira ~mirar ~regarde ~voir ~انظر ~شاهد
ear: hear hears heard listen listens loud ~hören ~hört ~hör ~laut ~escucha ~écoute ~اسمع ~استمع
thinking-face: think thinks thought wonder guess ~denkt ~denken ~dachte ~überlegt ~piensa ~pense
red-question-mark: why question questions whether ~warum ~wieso ~weshalb ~porqué ~pourquoi ~لماذا ~السبب
cross-mark: no not never nothing cannot can’t don’t doesn’t isn’t won’t refuse refused wrong ~nicht ~nie ~niemals ~kein ~keine ~keinen ~nichts ~nunca ~nada ~jamais ~rien ~لا ~ليس ~وليس ~لم ~لن ~أبدا
check-mark-button: correct done yes ~klappt ~listo ~صحيح
warning: danger dangerous mistake mistakes error errors careful risk risky broke broken problem problems ~fehler ~gefahr ~gefährlich ~kaputt ~vorsicht ~problem ~probleme ~peligro ~danger ~erreur ~errore ~خطأ ~أخطاء ~مشكلة
light-bulb: trick tricks secret secrets tip tips solution learn learned learnt ~trick ~geheimnis ~tipp ~tipps ~lösung ~secreto ~truco ~astuce ~سر
sleeping-face: tired snoring asleep exhausted ~müde ~schläft ~schlafen
crying-face: cry cries cried sad grief ~weint ~traurig
smiling-face-with-smiling-eyes: smile smiles smiled happy glad ~lächelt ~glücklich ~freude
face-with-tears-of-joy: laugh laughs laughed laughing funny joke ~lacht ~lachen ~lustig
face-screaming-in-fear: scared afraid fear terrified panic ~angst ~panik
angry-face: angry anger ~wütend
red-heart: love loves loved ~liebe ~liebt ~amor ~amour ~حب
trophy: success won wins ~erfolg ~gewonnen
collision: crash crashed explode explodes exploded ~explodiert
hourglass-not-done: wait waits waited waiting slow slowly patience ~warten ~wartet ~geduld ~langsam ~espera ~paciencia ~attendre ~انتظر ~تستعجل
high-voltage: fast faster quick quickly instantly suddenly powerful energy ~schnell ~plötzlich ~rápido ~vite ~بسرعة
stopwatch: minutes minute seconds hours hour ~minuten ~minute ~sekunden ~stunden ~stunde ~minutos ~horas ~heures ~دقيقة ~دقائق ~ساعة ~ساعات ~ثانية
spiral-calendar: day days week weeks weekend weekends month months year years monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ~tage ~tagen ~woche ~wochen ~wochenende ~monat ~monate ~monaten ~jahr ~jahre ~jahren ~montag ~dienstag ~mittwoch ~donnerstag ~freitag ~samstag ~sonntag ~día ~días ~semana ~mes ~año ~años ~jour ~jours ~semaine ~mois ~يوم ~أيام ~أسبوع ~شهر ~أشهر ~سنة ~غدا ~الجمعة
counterclockwise-arrows-button: repeat repeats change changes changed replace replaced ~ändern ~tauscht
chart-increasing: increase increased
chart-decreasing: decrease
magnifying-glass-tilted-left: find finds found discover discovered ~finden ~gefunden ~sucht ~suchen
locked: hidden hide hides hiding ~verborgen
money-with-wings: cost costs paid price prices cheap ~kostet ~kosten ~bezahlt ~preis ~teuer ~billig ~precio ~prix
bullseye: target exact exactly aim ~ziel ~genau
raised-hand: stop ~stopp
footprints: walk walks walked walking step steps ~schritt ~schritte
person-running: running ~rennt
writing-hand: write writes wrote written ~schreibt ~schreiben ~schrieb ~schriftlich
busts-in-silhouette: everyone everybody family team group ~menschen ~leute ~familie ~gente ~gens ~الناس
handshake: help helps helped trust ~hilft ~hilfe ~helfen ~ayuda ~aide
wrapped-gift: ~schenkt
sparkles: clean beautiful shiny ~sauber ~schön
prohibited: forbidden banned ~verboten
shushing-face: whisper whispers whispered silence silent quiet quietly ~leise
exploding-head: surprise surprising shocked crazy unbelievable ~überraschung ~verrückt
straight-ruler: measure measured metres centimetres ~messen ~meter ~zentimeter
brain: mind remember remembers forget forgets forgot ~merken ~vergessen ~erinnerung
thumbs-up: good great best ~gut ~beste ~besten
thumbs-down: bad ~schlecht
camera: picture pictures
thermometer: heat ~hitze
`
