import type { PartialScript, Script, ScriptList } from '../../contract/script.ts'
import type { LineBrief } from '../brief.ts'
import { countWords } from '../speaking-time.ts'
import { readIdea } from './compose-script.ts'
import { readRequest } from './custom.ts'
import { composeScript } from './script.ts'

type LineReply = { text: string; approach?: string }

const tries = 24

/**
 * One line anew: the same script is composed again from other seeds, and the line that stands at this place is taken, if
 * it says something that none of the locked lines says. The nearest in length wins.
 */
export function composeLine(brief: LineBrief): LineReply {
  const { script, list, index } = brief
  const locked = textsOf(script)
  const before = lineAt(script, list, index)?.text ?? ''
  const found: LineReply[] = []
  for (let turn = 0; turn < tries; turn++) {
    const other = composeAgain(brief, brief.seed + turn)
    const line = lineAt(other, list, placeIn(other, brief))
    if (line && !locked.some((text) => overlaps(text, line.text))) found.push(line)
  }
  const distance = ({ text }: LineReply) => Math.abs(countWords(text) - countWords(before))
  const [nearest] = found.toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? lineAt(composeAgain(brief, brief.seed), list, 0) ?? { text: before }
}

function composeAgain({ facts, series, idea, request, videoLength }: LineBrief, seed: number): Script {
  if (request) return composeScript(readRequest({ facts, series, request, seed }))
  return composeScript(readIdea({ facts, series, idea, videoLength, seed }))
}

// The same place counted from the nearer end: the last part is the call, however many there are.
function placeIn(other: Script, { script, list, index }: LineBrief): number {
  const fromEnd = script[list].length - 1 - index
  const at = index <= fromEnd ? index : other[list].length - 1 - fromEnd
  return Math.max(0, Math.min(at, other[list].length - 1))
}

function lineAt(script: PartialScript, list: ScriptList, index: number): LineReply | undefined {
  const line = script[list][index]
  return typeof line === 'string' ? { text: line } : line && { text: line.text, approach: line.approach }
}

const textsOf = (script: PartialScript) => [
  ...script.hooks.map(({ text }) => text),
  ...script.script_parts,
  ...script.visual_cues,
  ...script.engagement_tips,
]

// Two lines that share a sentence say the same thing.
function overlaps(one: string, other: string): boolean {
  const sentences = other.split(/(?<=[.!?])\s/)
  return sentences.some((sentence) => sentence.length > 12 && one.includes(sentence))
}
