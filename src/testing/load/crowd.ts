import { setTimeout as pause } from 'node:timers/promises'
import { registerCreator, type Creator } from '#testing/faults/creator.ts'
import type { Visit } from './virtual-users.ts'

/** 170 in total, with pauses like those of people who read. */
export const wholeCrowd = { visitor: 100, sender: 30, signer: 20, creator: 19, renderer: 1 }
/** 30 in total. */
export const launchCrowd = { joiner: 10, backer: 14, previewer: 4, teamMember: 2 }

export type VisitError = { kind: string; error: unknown }

export const inWords = ({ kind, error }: VisitError) => `${kind}: ${String(error)}`

/** As many accounts as sign in. */
export async function registerCrowd(url: string): Promise<Creator[]> {
  const creators: Creator[] = []
  while (creators.length < wholeCrowd.signer) creators.push(await registerCreator(url))
  return creators
}

/** Runs virtual users, each starting over after a visit, until told to stop. */
export function letIn<Kind extends string>(
  visits: Record<Kind, Visit>,
  sizes: Record<Kind, number>,
  withinMs = 10_000,
) {
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
      // Pauses after a failure, because instant rejections would cause thousands of requests.
      await pause(500)
    }
  }
  const users = (Object.keys(sizes) as Kind[]).flatMap((kind) =>
    Array.from({ length: sizes[kind] }, async (_, index) => {
      // Staggers their arrival.
      await pause(Math.random() * withinMs)
      while (!signal.aborted) await visitOnce(kind, index)
    }),
  )
  return {
    /** The number of completed visits of each kind. */
    done,
    async leave() {
      end.abort()
      await Promise.all(users)
      return { errors, done }
    },
  }
}
