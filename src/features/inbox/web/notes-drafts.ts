/** What somebody is typing, and what the entry was like when they began. */
export type NotesDraft = { text: string; updatedAt: string | null }

// Outlives the row it belongs to: closing a row, filtering it away or changing the tab loses nothing.
const drafts = new Map<string, NotesDraft>()

export const findDraft = (id: string) => drafts.get(id)
export const saveDraft = (id: string, draft: NotesDraft) => void drafts.set(id, draft)
export const deleteDraft = (id: string) => void drafts.delete(id)
