/**
 * Icons for what can't be pictured itself, such as 'listen' or 'laughed'. They are used where several scenes in a row would
 * show words alone. 'Look', 'find' and 'cost' are not here, because they mostly mean something that has no picture.
 * Words of other languages begin with '~'.
 */
export const signWords = `
ear: hear heard listen listens ~hören ~hört ~hör ~escucha ~écoute ~اسمع ~استمع
warning: danger dangerous ~gefahr ~gefährlich ~peligro ~danger
sleeping-face: snoring asleep exhausted ~müde ~schläft ~schlafen
crying-face: cried crying grief ~weint ~traurig
smiling-face-with-smiling-eyes: smile smiles smiled ~lächelt
face-with-tears-of-joy: laugh laughs laughed laughing ~lacht ~lachen
face-screaming-in-fear: scared terrified panic ~angst ~panik
angry-face: angry anger ~wütend
collision: exploded explodes ~explodiert
stopwatch: minutes seconds ~minuten ~sekunden ~minutos ~دقيقة ~دقائق ~ثانية
spiral-calendar: week weeks weekend month months ~woche ~wochen ~wochenende ~monat ~monate ~monaten ~semana ~semanas ~mes ~meses ~semaine ~semaines ~mois ~أسبوع ~شهر ~أشهر ~الجمعة
footprints: footsteps ~schritte
writing-hand: wrote written ~schreibt ~schrieb
shushing-face: whisper whispers whispered silence ~leise
straight-ruler: measured centimetres ~messen ~zentimeter
`
