import { EventEmitter } from 'node:events'

export type VideoEvents = ReturnType<typeof createVideoEvents>

/** Tells listeners in this process that something about a user's videos has changed. */
export function createVideoEvents() {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    emitChanged: (userId: string) => void emitter.emit(`changed ${userId}`),
    emitRemoved: (userId: string, id: string) => void emitter.emit(`removed ${userId}`, id),
    /** The attempt at work on this video, if it is in this process, stops at once. */
    stop: (id: string) => void emitter.emit(`stop ${id}`),
    onStop(id: string, listener: () => void) {
      emitter.on(`stop ${id}`, listener)
      return () => void emitter.off(`stop ${id}`, listener)
    },
    onChanged(userId: string, listener: () => void) {
      emitter.on(`changed ${userId}`, listener)
      return () => void emitter.off(`changed ${userId}`, listener)
    },
    onRemoved(userId: string, listener: (id: string) => void) {
      emitter.on(`removed ${userId}`, listener)
      return () => void emitter.off(`removed ${userId}`, listener)
    },
  }
}
