import { stateOf } from './conversation-state.ts'

type Listed = Parameters<typeof stateOf>[0] & { assigneeEmail: string | null; tags: readonly string[] }
type Filters = { state: string; assignee: string; tag: string }

/** Whether a changed conversation is still in the list that these filters show. */
export function isListed(conversation: Listed, { state, assignee, tag }: Filters, now: number): boolean {
  const { assigneeEmail, tags } = conversation
  return (
    (state === 'all' || stateOf(conversation, now) === state) &&
    (assignee === '' || (assigneeEmail ?? 'none') === assignee) &&
    (tag === '' || tags.includes(tag))
  )
}
