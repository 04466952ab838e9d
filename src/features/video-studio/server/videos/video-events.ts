import { EventEmitter } from 'node:events'

export type VideoEvents = ReturnType<typeof createVideoEvents>

/** Notifies listeners in this process about changes of a user's videos. */
export function createVideoEvents() {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    emitChanged: (userId: string) => void emitter.emit(`changed ${userId}`),
    emitRemoved: (userId: string, id: string) => void emitter.emit(`removed ${userId}`, id),
    /** Stops the attempt at this video immediately, if it is in this process. */
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
