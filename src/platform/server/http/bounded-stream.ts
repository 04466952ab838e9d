/** The place of an answer that stays open: it has to end when `signal` aborts, and calls `end` whenever it does. */
export type BoundedStream = { signal: AbortSignal; end: () => void }
