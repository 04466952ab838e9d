/** Finds mechanically detectable faults in a line; used by the tests of everything that is composed. */
export function findFaults(line: string, kind: 'title' | 'text'): string[] {
  const faults: string[] = []
  const report = (isWrong: boolean, what: string) => isWrong && faults.push(`${what}: ${line}`)
  report(line.trim() !== line || line === '', 'spaces around it')
  report(/\s{2,}/.test(line), 'two spaces')
  report(/\b(\p{L}+)\s+\1\b/iu.test(line) && !/\b(?:that that|had had)\b/i.test(line), 'a doubled word')
  report(/[{}<>$]|\bundefined\b|\bnull\b|\bNaN\b/.test(line), 'an unfilled slot')
  report(/[.,;:!?]{2,}|\s[.,;:!?]|“”/.test(line), 'doubled punctuation')
  report(/\ba (?=[aeio])(?!one\b|once\b|eu)/i.test(line), 'a before a vowel')
  report(/\ban (?=[bcdfgjklmnpqrstvwxyz])/i.test(line), 'an before a consonant')
  report(/^\p{Ll}/u.test(line), 'lower case at the start')
  report(kind === 'text' && /[.!?] \p{Ll}/u.test(line), 'lower case after a full stop')
  report(kind === 'text' && !/[.!?…]["”’)]?$/.test(line), 'no punctuation at the end')
  report(/, and,|, ,|\band and\b/.test(line), 'a broken list')
  report(
    /(?:^|[.!?:] )(?:It|This|He|She) (?:are|do|have)\b|(?:^|[.!?:] )(?:They|We|You) (?:is|was|does|has)\b/.test(
      line,
    ),
    'no agreement',
  )
  report(
    /\bI kept (?:keeping\b|[^.]*\bI (?:still )?(?:am|feel|have)\b)/.test(line),
    'then and now in one sentence',
  )
  return faults
}
