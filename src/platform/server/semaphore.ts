type Options = {
  /** The maximum queue length, for urgent and normal tasks separately. */
  maxQueued?: number
  /** The error for tasks beyond the queue limit. */
  refuse?: () => Error
}

/** Runs up to `max` tasks at a time, urgent ones first, otherwise in order of arrival. */
export function createSemaphore(max: number, { maxQueued = Infinity, refuse = tooMany }: Options = {}) {
  const urgent: (() => void)[] = []
  const normal: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>, { isUrgent = false } = {}): Promise<Result> => {
    const queue = isUrgent ? urgent : normal
    if (running < max) running++
    else if (queue.length >= maxQueued) throw refuse()
    else await new Promise<void>((turn) => queue.push(turn))
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? normal.shift()
      if (next) next()
      else running--
    }
  }
}

const tooMany = () => new Error('The queue is full')
