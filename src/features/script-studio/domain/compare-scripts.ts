import type { PartialScript, ScriptList } from '../contract/script.ts'

type Version = { title: string; script: PartialScript }

export type LineDifference = {
  list: ScriptList | 'title'
  index: number
  /** Null where a version has no such line. */
  before: string | null
  after: string | null
}

/** The lines in which two versions of a script differ, in the order of the page. */
export function compareScripts(one: Version, other: Version): LineDifference[] {
  const lists = ['hooks', 'script_parts', 'visual_cues', 'engagement_tips'] as const
  return [
    ...compareLines('title', [one.title], [other.title]),
    ...lists.flatMap((list) => compareLines(list, linesOf(one.script, list), linesOf(other.script, list))),
  ]
}

const linesOf = (script: PartialScript, list: ScriptList) =>
  list === 'hooks' ? script.hooks.map(({ text }) => text) : script[list]

function compareLines(list: LineDifference['list'], one: string[], other: string[]): LineDifference[] {
  const count = Math.max(one.length, other.length)
  return Array.from({ length: count }, (_, index) => ({
    list,
    index,
    before: one[index] ?? null,
    after: other[index] ?? null,
  })).filter(({ before, after }) => before !== after)
}
