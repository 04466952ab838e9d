type Options = {
  /** How many may wait, of the urgent ones and of the others each. */
  maxQueued?: number
  /** What those beyond are rejected with. */
  refuse?: () => Error
}

/**
 * Lets through `max` pieces of work at a time, the urgent ones first and otherwise in the order in which they came; the others
 * wait without costing anything.
 */
export function createSemaphore(max: number, { maxQueued = Infinity, refuse = tooMany }: Options = {}) {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>, { isUrgent = false } = {}): Promise<Result> => {
    const queue = isUrgent ? urgent : waiting
    if (running < max) running++
    else if (queue.length >= maxQueued) throw refuse()
    else await new Promise<void>((turn) => queue.push(turn))
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const tooMany = () => new Error('Too many are waiting')
