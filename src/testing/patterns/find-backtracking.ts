import { isDisjointWith, JS, NFA, visitAst, type Concatenation, type NoParent, type Quantifier } from 'refa'
import { analyse } from 'scslre'

type Loop = NoParent<Quantifier>
type Sequence = NoParent<Concatenation>

/** Says why the time of a pattern can grow faster than the length of a text, if it can. */
export function findBacktracking(pattern: { source: string; flags: string }): string | undefined {
  const [report] = analyse(pattern, { assumeRejectingSuffix: false }).reports
  if (report) return `backtracks over a run of ${JSON.stringify(report.character.pick)}`
  const { expression, maxCharacter } = JS.Parser.fromLiteral(pattern).parse({
    assertions: 'ignore',
    backreferences: 'disable',
  })
  let isAmbiguous = false
  visitAst(expression, {
    onQuantifierEnter(loop) {
      if (loop.max === Infinity) isAmbiguous ||= canMatchInTwoWays(loop, maxCharacter)
    },
  })
  return isAmbiguous ? 'repeats alternatives that can match the same text' : undefined
}

/** Whether some text can be split into the alternatives of a repetition in more than one way. */
function canMatchInTwoWays(loop: Loop, maxCharacter: number): boolean {
  const repeated: Loop = { ...loop, min: 0 }
  const beginnings = loop.alternatives.map(({ type, elements }: Sequence) =>
    NFA.fromRegex({ type, elements: [...elements, repeated] }, { maxCharacter }),
  )
  return beginnings.some((one, index) =>
    beginnings.slice(index + 1).some((other) => !isDisjointWith(one, other)),
  )
}
