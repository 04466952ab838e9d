import type { NoteKind } from './notes.ts'

export const noteKindLabels: Record<NoteKind, string> = {
  mistake: 'Mistake',
  fix: 'Fix',
  number: 'Number',
  result: 'Result',
  moment: 'Moment',
  opinion: 'Opinion',
  quote: 'Quote',
  question: 'Question',
  thing: 'Thing',
  'before-after': 'Before and after',
}

export const notebookMessages = {
  title: 'Notebook',
  lead: 'Facts about your work, in your own words. Your scripts are written from them and add nothing you didn’t say.',
  addTitle: 'Add notes',
  interviewTab: 'Interview',
  writeTab: 'Write a note',
  pasteTab: 'Paste text',

  topic: 'Topic',
  topicHint: 'Notes on the same topic end up in the same script, for example ‘first inspections’.',
  topicMissing: 'Enter a topic first.',
  kind: 'Kind',
  words: 'Note',
  wordsHint: 'Scripts use these exact words.',
  source: 'Source link (optional)',
  tags: 'Tags (optional)',
  tagsHint: 'Separated by commas',
  save: 'Save note',
  saving: 'Saving...',
  loading: 'Loading...',
  cancel: 'Cancel',
  sourceLink: 'Source',
  saved: 'Your note is saved.',

  startInterview: 'Start interview',
  interviewHint:
    'One question at a time, about a minute in all. Skip what you can’t answer, and stop whenever you like.',
  progress: (at: number, of: number) => `Question ${at} of ${of}`,
  answer: 'Save and continue',
  skip: 'Skip',
  stop: 'Stop',
  interviewDone: (topic: string, count: number) =>
    count === 0
      ? `No questions left about ${topic}. Skipped questions come back next time.`
      : `You added ${count === 1 ? 'one note' : `${count} notes`} about ${topic}. Skipped questions come back next time.`,
  newTopic: 'Choose another topic',

  paste: 'Transcript, post or notes',
  pasteHint: 'We split the text into notes. Nothing is saved until you confirm.',
  pasteMissing: 'Paste some text first.',
  split: 'Split into notes',
  splitNothing: 'There is no sentence of at least three words in this text.',
  splitTitle: (count: number) => (count === 1 ? 'One note found' : `${count} notes found`),
  splitCut: (max: number) => `Only the first ${max} notes are shown. Save them, then paste the rest.`,
  include: (at: number) => `Save note ${at}`,
  saveSelected: (count: number) => (count === 1 ? 'Save one note' : `Save ${count} notes`),
  nothingSelected: 'Select at least one note.',
  discard: 'Start over',
  savedMany: (count: number) => (count === 1 ? 'One note saved.' : `${count} notes saved.`),

  listTitle: 'Your notes',
  search: 'Search notes',
  allKinds: 'All kinds',
  empty: 'No notes yet',
  emptyHint:
    'Answer the interview’s questions or paste an old post. Three notes on one topic are enough for a script.',
  noMatch: 'No matching notes',
  noMatchHint: 'Try another word, or show all kinds.',
  usedIn: (titles: readonly string[]) => `Used in ${titles.map((title) => `‘${title}’`).join(', ')}`,
  unused: 'Not used yet',
  edit: 'Edit',
  remove: 'Delete',
  removeQuestion: 'Delete this note?',
  removeHint: 'Scripts that already use it stay as they are.',
  removed: 'Note deleted.',
  more: 'Show more',
} as const
