type Options = {
  /** The maximum queue length, for urgent and normal tasks separately. */
  maxQueued?: number
  /** The maximum of queued tasks with the same owner. */
  maxQueuedPerOwner?: number
  /** The error for tasks beyond a limit. */
  refuse?: () => Error
}

type Task = {
  isUrgent?: boolean
  owner?: string
  /** Takes a queued task out of the queue; a running one goes on. */
  signal?: AbortSignal
}

type Queued = { start: () => void; owner: string | undefined }

/** Runs up to `max` tasks at a time, urgent ones first, otherwise in order of arrival. */
export function createSemaphore(
  max: number,
  { maxQueued = Infinity, maxQueuedPerOwner = Infinity, refuse = tooMany }: Options = {},
) {
  const urgent: Queued[] = []
  const normal: Queued[] = []
  let running = 0

  function wait(queue: Queued[], { owner, signal }: Task) {
    const owned = owner === undefined ? 0 : queue.filter((queued) => queued.owner === owner).length
    if (queue.length >= maxQueued || owned >= maxQueuedPerOwner) throw refuse()
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(queued), 1)
        reject(signal?.reason as Error)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const queued = { start, owner }
      queue.push(queued)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async <Result>(work: () => Promise<Result>, task: Task = {}): Promise<Result> => {
    task.signal?.throwIfAborted()
    if (running < max) running++
    else await wait(task.isUrgent ? urgent : normal, task)
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? normal.shift()
      if (next) next.start()
      else running--
    }
  }
}

const tooMany = () => new Error('The queue is full')
