import type { LineMark } from '../../contract/answers.ts'
import type { ScriptList } from '../../contract/script.ts'

/** Keys lines by position, because their text changes and may repeat. */
export const withPlace = <Line>(lines: readonly Line[]): { place: number; line: Line }[] =>
  lines.map((line, place) => ({ place, line }))

/** All reasons why a line needs review, if any. */
export const markAt = (marks: readonly LineMark[], list: ScriptList, place: number) =>
  marks
    .filter((mark) => mark.list === list && mark.index === place)
    .map(({ reason }) => reason)
    .join(' ')
