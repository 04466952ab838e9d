/** A slot for a long-lived response: it must end when `signal` aborts, and call `end` when it does. */
export type BoundedStream = { signal: AbortSignal; end: () => void }
