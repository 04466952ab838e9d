import { setTimeout as pause } from 'node:timers/promises'
import { registerCreator, type Creator } from '#testing/faults/creator.ts'
import type { Visit } from './virtual-users.ts'

/** 200 in all; the pauses between what each of them does are those of a person who reads. */
const wholeCrowd = { visitor: 130, sender: 30, signer: 20, creator: 19, renderer: 1 }

type Kind = keyof typeof wholeCrowd

export type VisitError = { kind: Kind; error: unknown }

export const inWords = ({ kind, error }: VisitError) => `${kind}: ${String(error)}`

/** As many accounts as sign in. */
export async function registerCrowd(url: string): Promise<Creator[]> {
  const creators: Creator[] = []
  while (creators.length < wholeCrowd.signer) creators.push(await registerCreator(url))
  return creators
}

/** Lets users in, each starting over as soon as a visit is done, until they are told to leave. */
export function letIn(visits: Record<Kind, Visit>, { withinMs = 10_000, sizes = wholeCrowd } = {}) {
  const end = new AbortController()
  const { signal } = end
  const errors: VisitError[] = []
  const done: Partial<Record<Kind, number>> = {}

  const visitOnce = async (kind: Kind, index: number) => {
    try {
      await visits[kind](index, signal)
      done[kind] = (done[kind] ?? 0) + 1
    } catch (error) {
      if (signal.aborted) return
      errors.push({ kind, error })
      // Nobody asks a thousand times over what is refused in no time.
      await pause(500)
    }
  }
  const users = (Object.keys(sizes) as Kind[]).flatMap((kind) =>
    Array.from({ length: sizes[kind] }, async (_, index) => {
      // They do not all come in at the same moment.
      await pause(Math.random() * withinMs)
      while (!signal.aborted) await visitOnce(kind, index)
    }),
  )
  return {
    /** How many visits of each kind were made to their end until now. */
    done,
    async leave() {
      end.abort()
      await Promise.all(users)
      return { errors, done }
    },
  }
}
