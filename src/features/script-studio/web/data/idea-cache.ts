import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Allowance, CurrentIdeas, History, Idea } from '../../contract/idea.ts'
import type { PartialScript, ScriptList } from '../../contract/script.ts'

export const studioKeys = {
  all: ['studio'],
  ideas: ['studio', 'ideas'],
  idea: (id: string) => ['studio', 'idea', id],
  history: ['studio', 'history'],
  notes: ['studio', 'notes'],
  presets: ['studio', 'presets'],
  schedule: ['studio', 'schedule'],
  scheduled: (id: string) => ['studio', 'scheduled', id],
  feed: ['studio', 'feed'],
} as const

/** Counts local changes, to detect a response that was requested before a change. */
type Changes = { count: number; of: Map<string, number> }
const changesOf = new WeakMap<QueryClient, Changes>()

function changesIn(client: QueryClient): Changes {
  const changes = changesOf.get(client) ?? { count: 0, of: new Map() }
  changesOf.set(client, changes)
  return changes
}

/** Call before requesting the current ideas, and pass the result to `preferNewer`. */
export const countChanges = (client: QueryClient) => changesIn(client).count

/** A response requested before a local change is stale and must not overwrite it. */
export function preferNewer(client: QueryClient, answer: CurrentIdeas, countWhenAsked: number): CurrentIdeas {
  const shown = client.getQueryData<CurrentIdeas>(studioKeys.ideas)?.ideas ?? []
  const newer = shown.filter(({ id }) => (changesIn(client).of.get(id) ?? 0) > countWhenAsked)
  return { ...answer, ideas: answer.ideas.map((idea) => newer.find(({ id }) => id === idea.id) ?? idea) }
}

/** Cancels a running request, whose response may be stale, and refetches. */
export async function readAgain(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey })
  void client.invalidateQueries({ queryKey })
}

/** Updates an idea everywhere on the page: in the current ideas and in the history. */
export function changeIdea(client: QueryClient, id: string, change: (idea: Idea) => Idea): void {
  const changes = changesIn(client)
  changes.of.set(id, ++changes.count)
  client.setQueryData<Idea>(studioKeys.idea(id), (idea) => idea && change(idea))
  const inList = (ideas: Idea[]) => ideas.map((idea) => (idea.id === id ? change(idea) : idea))
  client.setQueryData<CurrentIdeas>(
    studioKeys.ideas,
    (current) => current && { ...current, ideas: inList(current.ideas) },
  )
  client.setQueryData<InfiniteData<History>>(
    studioKeys.history,
    (history) =>
      history && {
        ...history,
        pages: history.pages.map((page) => ({
          ...page,
          items: page.items.map((generation) => ({ ...generation, ideas: inList(generation.ideas) })),
        })),
      },
  )
}

export function changeCurrent(client: QueryClient, change: (current: CurrentIdeas) => CurrentIdeas): void {
  client.setQueryData<CurrentIdeas>(studioKeys.ideas, (current) => current && change(current))
}

export const noteAllowance = (client: QueryClient, allowance: Allowance) =>
  changeCurrent(client, (current) => ({ ...current, allowance }))

const emptyScript: PartialScript = { hooks: [], script_parts: [], visual_cues: [], engagement_tips: [] }

/** Adds a line to a script that is being written. */
export function withLine(
  script: PartialScript | null,
  list: ScriptList,
  index: number,
  value: string | PartialScript['hooks'][number],
): PartialScript {
  const before = script ?? emptyScript
  const lines: unknown[] = [...before[list]]
  lines[index] = value
  return { ...before, [list]: lines }
}

export { emptyScript }
