/** A line of a script is known by its place: it keeps it while its text changes, and two may say the same. */
export const withPlace = <Line>(lines: readonly Line[]): { place: number; line: Line }[] =>
  lines.map((line, place) => ({ place, line }))
