type Options = {
  /** Of all bodies together, until the work on them has ended. */
  maxBytes: number
  /** How long one body may take to arrive. */
  maxMs: number
  /** The error for a body that takes too long or finds no room. */
  refuse: () => Error
}

type Body = { pieces: Uint8Array[]; bytes: number; giveWay: () => void }

/** What it takes to keep a piece, however small it is. */
const pieceBytes = 256

/**
 * Reads bodies of senders that only the body can identify. Slow ones keep no other waiting, and when too many
 * bytes are kept, the oldest unfinished body gives way.
 */
export function createBodyReader({ maxBytes, maxMs, refuse }: Options) {
  const unfinished = new Set<Body>()
  let kept = 0

  /** The body counts until `work` has ended. */
  return async <Result>(request: Request, work: (body: Uint8Array) => Promise<Result>): Promise<Result> => {
    const { promise: refused, reject } = Promise.withResolvers<never>()
    const body: Body = { pieces: [], bytes: 0, giveWay }
    unfinished.add(body)
    const timer = setTimeout(giveWay, maxMs)
    try {
      return await work(await Promise.race([refused, collect(body, request.body)]))
    } finally {
      clearTimeout(timer)
      free(body)
    }

    function giveWay() {
      if (!unfinished.has(body)) return
      free(body)
      reject(refuse())
    }
  }

  async function collect(body: Body, stream: Request['body']): Promise<Uint8Array> {
    const reader = stream?.getReader()
    for (;;) {
      const piece = (await reader?.read())?.value
      if (piece === undefined || !unfinished.has(body)) break
      body.pieces.push(piece)
      body.bytes += piece.byteLength + pieceBytes
      kept += piece.byteLength + pieceBytes
      for (const oldest of unfinished) if (kept > maxBytes) oldest.giveWay()
    }
    unfinished.delete(body)
    return Buffer.concat(body.pieces.splice(0))
  }

  function free(body: Body) {
    unfinished.delete(body)
    kept -= body.bytes
    body.bytes = 0
    body.pieces = []
  }
}
