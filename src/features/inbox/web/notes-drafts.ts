/** The draft, and the version of the entry it is based on. */
export type NotesDraft = { text: string; updatedAt: string | null }

// Outlives its row, so that closing or filtering it or switching tabs loses nothing.
const drafts = new Map<string, NotesDraft>()

export const findDraft = (id: string) => drafts.get(id)
export const saveDraft = (id: string, draft: NotesDraft) => void drafts.set(id, draft)
export const deleteDraft = (id: string) => void drafts.delete(id)
