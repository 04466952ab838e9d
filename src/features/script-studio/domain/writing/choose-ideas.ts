import { studioLimits } from '../../contract/limits.ts'
import type { IdeaPlan } from './structures.ts'

export type ComposedIdea = {
  title: string
  hook_type: string
  target_audience: string
  why_it_works: string
  plan: IdeaPlan
}

export type Candidate = ComposedIdea & { isReady: boolean; isNew: boolean; luck: number }

/** No two with the same title or opening note or, while there is a choice, the same structure or topic. */
export function chooseDifferent(candidates: readonly Candidate[], recent: readonly string[]): Candidate[] {
  const chosen: Candidate[] = []
  const take = (fits: (candidate: Candidate) => boolean, mostShared = 0.5) => {
    for (const candidate of candidates) {
      const overlaps = chosen.some(
        ({ title, plan }) =>
          title === candidate.title ||
          plan.noteIds[0] === candidate.plan.noteIds[0] ||
          overlap(plan.noteIds, candidate.plan.noteIds) > mostShared,
      )
      if (chosen.length < studioLimits.ideasPerGeneration && !overlaps && fits(candidate))
        chosen.push(candidate)
    }
  }
  const isNewStructure = ({ plan }: Candidate) =>
    !chosen.some((other) => other.plan.structure === plan.structure)
  const isNewTopic = ({ plan }: Candidate) => !chosen.some((other) => other.plan.topic === plan.topic)
  const isFresh = ({ isReady, isNew }: Candidate) => isReady && isNew
  const lately = new Set(recent.slice(0, 3))
  take(
    (candidate) =>
      isFresh(candidate) &&
      isNewStructure(candidate) &&
      isNewTopic(candidate) &&
      !lately.has(candidate.plan.structure),
  )
  take((candidate) => isFresh(candidate) && isNewStructure(candidate))
  take(isFresh)
  // The same notes in another order are a better video than one with blanks.
  take((candidate) => isFresh(candidate) && isNewStructure(candidate), 0.8)
  take(({ isNew }) => isNew)
  take(({ isReady }) => isReady)
  take(() => true)
  return chosen
}

/** The overlap between two ideas. */
const overlap = (a: readonly string[], b: readonly string[]) =>
  a.filter((id) => b.includes(id)).length / new Set([...a, ...b]).size
