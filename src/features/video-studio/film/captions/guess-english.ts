const english = new Set(
  'the a an and or but so because that this these those is are was were be been have has had do does did will would can could should you your i we they he she it my our their of in on at to for with from by not no if then than how what why when who where just more most all one about into out up get make stop start only never every now here there'.split(
    ' ',
  ),
)
const others = new Set(
  'der die das und oder aber nicht ist sind ein eine einen mit für von auf ich du wir sie es le la les et ou mais pas est sont un une des du de que qui dans pour avec sur je tu nous vous el los las y o pero no es son una con para por yo il lo gli che di non sono per anche het een van en niet os as um uma com não mais já och att det som inte på jest nie się na że do'.split(
    ' ',
  ),
)

/** Whether a text is English, judged by its letters and small words. A few words without small ones pass. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin / letters < 0.95) return false
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const ours = words.filter((word) => english.has(word)).length
  const theirs = words.filter((word) => others.has(word) && !english.has(word)).length
  return ours >= theirs && (ours > 0 || words.length < 6)
}
