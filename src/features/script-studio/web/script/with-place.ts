import type { LineMark } from '../../contract/answers.ts'
import type { ScriptList } from '../../contract/script.ts'

/** A line of a script is known by its place: it keeps it while its text changes, and two may say the same. */
export const withPlace = <Line>(lines: readonly Line[]): { place: number; line: Line }[] =>
  lines.map((line, place) => ({ place, line }))

/** Why a line needs another look: every reason there is, or nothing. */
export const markAt = (marks: readonly LineMark[], list: ScriptList, place: number) =>
  marks
    .filter((mark) => mark.list === list && mark.index === place)
    .map(({ reason }) => reason)
    .join(' ')
