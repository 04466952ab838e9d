type Move = { step: number; from: string; to: string; count: number }

export type Flow = {
  nodes: { name: string; page: string; step: number }[]
  links: { source: number; target: number; value: number }[]
}

/**
 * Visits as layers: a page appears once per step, so returning to it still moves forward. Only the most
 * frequent moves are drawn to keep the chart readable.
 */
export function drawFlow(moves: readonly Move[], max: number): Flow {
  const strongest = moves.toSorted((a, b) => b.count - a.count).slice(0, max)
  const nodes: Flow['nodes'] = []
  const indexOf = (step: number, page: string) => {
    const name = `${step} ${page}`
    const existing = nodes.findIndex((node) => node.name === name)
    return existing >= 0 ? existing : nodes.push({ name, page, step }) - 1
  }
  const links = strongest
    .toSorted((a, b) => a.step - b.step)
    .map(({ step, from, to, count }) => ({
      source: indexOf(step, from),
      target: indexOf(step + 1, to),
      value: count,
    }))
  return { nodes, links }
}
