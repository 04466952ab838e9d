import { ApiError, apiClient, unwrap } from '#platform/web/api-client.ts'
import type { WaitlistStatus } from '#features/forms/contract/form-paths.ts'
import type { ReviewList } from '../contract/review-lists.ts'
import type { PersonChange } from '../contract/person-notes.ts'
import type { WaitlistChange } from '../contract/review-requests.ts'
import type { Submission, WaitlistEntry } from '../contract/submissions.ts'
import type { PersonNotesRoutes } from '../server/people/person-notes.routes.ts'
import type { SearchRoutes } from '../server/people/search.routes.ts'
import type { ReviewChangeRoutes } from '../server/review-changes.routes.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'

const reading = apiClient<ReviewRoutes>('/api/admin')
const searching = apiClient<SearchRoutes>('/api/admin')
const people = apiClient<PersonNotesRoutes>('/api/admin')
const changing = apiClient<ReviewChangeRoutes>('/api/admin')

export type ListFilters = { q: string; status: string; sort: string }

export const fetchOverview = () => unwrap(reading.overview.$get())

export const fetchPage = (list: ReviewList, filters: ListFilters, limit: number, cursor: string) =>
  unwrap(
    reading.submissions[':collection'].$get({
      param: { collection: list },
      query: { ...filters, limit: String(limit), cursor },
    }),
  )

export const fetchFound = (q: string) => unwrap(searching.search.$get({ query: { q } }))

export const fetchAssignees = () => unwrap(searching.assignees.$get())

export const changePerson = (change: PersonChange) => unwrap(people.people.$patch({ json: change }))

export type EntryResponse =
  | { outcome: 'changed'; entry: WaitlistEntry; changeId: string | null }
  | { outcome: 'conflict'; entry: WaitlistEntry }

/** On a conflict, returns the entry as the teammate left it. */
export async function changeEntry(id: string, change: WaitlistChange): Promise<EntryResponse> {
  try {
    const changed = await unwrap(changing.submissions.waitlist[':id'].$patch({ param: { id }, json: change }))
    const { changeId, ...entry } = changed
    return { outcome: 'changed', entry, changeId }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 'ABORTED') throw error
    return { outcome: 'conflict', entry: await fetchEntry(id, error) }
  }
}

async function fetchEntry(id: string, otherwise: ApiError): Promise<WaitlistEntry> {
  const { items } = await fetchPage('waitlist', { q: id, status: '', sort: '' }, 1, '')
  const [entry] = items
  if (entry?.collection !== 'waitlist') throw otherwise
  return entry
}

type Shown = { id: string; updatedAt: string | null }

export const changeEntries = (rows: Shown[], status: WaitlistStatus) =>
  unwrap(changing.submissions.waitlist.$patch({ json: { rows, status } }))

export const markAsRead = (id: string) =>
  unwrap(changing.submissions.contact[':id'].reading.$put({ param: { id } }))

export const markAllAsRead = (rows: Shown[]) =>
  unwrap(changing.submissions.contact.readings.$put({ json: { rows } }))

export const markNotSpam = ({ collection, id }: Submission) =>
  unwrap(changing.submissions[':collection'][':id']['spam-mark'].$delete({ param: { collection, id } }))
