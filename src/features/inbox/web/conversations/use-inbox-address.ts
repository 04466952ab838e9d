import { useSearchParams } from 'react-router'
import { conversationStates, type ConversationState } from '../../contract/conversation-choices.ts'
import type { ConversationFilters } from './conversation-api.ts'

type Change = Partial<ConversationFilters & { open: string }>

/** Filters and the open conversation are in the URL, so that a link restores exactly this screen. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams()
  const state: ConversationState = conversationStates.find((one) => one === search.get('state')) ?? 'open'
  const filters: ConversationFilters = {
    state,
    assignee: search.get('assignee') ?? '',
    tag: search.get('tag') ?? '',
    q: search.get('q') ?? '',
  }
  const change = (changed: Change, { replace = true } = {}) =>
    setSearch((before) => changeSearch(before, changed), { replace, preventScrollReset: true })
  /** For links, which can be opened in a new tab. */
  const linkTo = (changed: Change) => `?${changeSearch(search, changed).toString()}`
  return { filters, state, open: search.get('open') ?? undefined, change, linkTo }
}

function changeSearch(before: URLSearchParams, changed: Change) {
  const next = new URLSearchParams(before)
  next.set('tab', 'inbox')
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
