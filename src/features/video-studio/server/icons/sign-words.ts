/**
 * Icons for what can't be pictured itself, such as 'listen' or 'laughed'. They are used where several scenes in a row would
 * show words alone. Words of other languages begin with '~'.
 */
export const signWords = `
speaking-head: shout shouts shouted shouting speaking speech teach teaches taught announce
eyes: see sees seen look looks looked looking watch watches watched notice noticed ~sieht ~sehen ~schau ~schaut ~mira ~mirar ~regarde ~voir ~انظر ~شاهد
ear: hear hears heard listen listens ~hören ~hört ~hör ~escucha ~écoute ~اسمع ~استمع
warning: danger dangerous careful risk risky ~gefahr ~gefährlich ~vorsicht ~peligro ~danger
sleeping-face: tired snoring asleep exhausted ~müde ~schläft ~schlafen
crying-face: cry cries cried sad grief ~weint ~traurig
smiling-face-with-smiling-eyes: smile smiles smiled happy glad ~lächelt ~glücklich ~freude
face-with-tears-of-joy: laugh laughs laughed laughing funny joke ~lacht ~lachen ~lustig
face-screaming-in-fear: scared afraid fear terrified panic ~angst ~panik
angry-face: angry anger ~wütend
red-heart: love loves loved ~liebe ~liebt ~amor ~amour ~حب
collision: crash crashed explode explodes exploded ~explodiert
stopwatch: minutes minute seconds ~minuten ~minute ~sekunden ~minutos ~دقيقة ~دقائق ~ثانية
spiral-calendar: day days week weeks weekend weekends month months year years monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ~tage ~tagen ~woche ~wochen ~wochenende ~monat ~monate ~monaten ~jahr ~jahre ~jahren ~montag ~dienstag ~mittwoch ~donnerstag ~freitag ~samstag ~sonntag ~día ~días ~semana ~mes ~año ~años ~jour ~jours ~semaine ~mois ~يوم ~أيام ~أسبوع ~شهر ~أشهر ~سنة ~غدا ~الجمعة
chart-increasing: increase increased
chart-decreasing: decrease
magnifying-glass-tilted-left: find finds found discover discovered ~finden ~gefunden ~sucht ~suchen
money-with-wings: cost costs paid ~kostet ~kosten ~bezahlt ~teuer
footprints: walk walks walked walking step steps ~schritt ~schritte
person-running: running ~rennt
writing-hand: write writes wrote written ~schreibt ~schreiben ~schrieb ~schriftlich
busts-in-silhouette: everyone everybody family team group ~menschen ~leute ~familie ~gente ~gens ~الناس
wrapped-gift: ~schenkt
shushing-face: whisper whispers whispered silence silent quiet quietly ~leise
straight-ruler: measure measured metres centimetres ~messen ~meter ~zentimeter
camera: picture pictures
thermometer: heat ~hitze
`
