import { AppError } from '#platform/common/errors.ts'
import { answerMessages, type AnswerInput } from '../../contract/answers.ts'
import { studioMessages } from '../../contract/messages.ts'
import { fillBlank, openBlanks } from '../../domain/writing/blanks.ts'
import { findIdea, type IdeaRow } from '../ideas/ideas.store.ts'
import { addNotes, addUses } from '../notes/notes.store.ts'
import type { Creator, Studio } from '../studio.ts'
import { saveAnswer } from './scripts.store.ts'

/**
 * Fills a blank wherever it occurs. The answer becomes a note, unless it only words a hook or the notebook is
 * full.
 */
export async function answerBlank(
  { db }: Studio,
  user: Pick<Creator, 'id'>,
  { ideaId, label, words }: AnswerInput & { ideaId: string },
): Promise<IdeaRow> {
  const idea = await findIdea(db, user.id, ideaId)
  if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
  const topic = idea.plan?.topic ?? ''
  const blank = idea.script && openBlanks(idea.script, topic).find((each) => each.label === label)
  if (!idea.script || !blank) throw new AppError('NOT_FOUND', answerMessages.blankGone)
  const after = fillBlank(idea.script, label, words)
  const title = idea.title.replaceAll(`[${label}]`, () => words.trim()).slice(0, 200)
  if (!(await saveAnswer(db, { userId: user.id, ideaId, before: idea.script, after, title })))
    throw new AppError('ABORTED', studioMessages.lineChanged)
  if (!blank.isForHook) {
    const note = { kind: blank.kind, topic, words, source: null, tags: [] }
    const added = await addNotes(db, user.id, [note])
    if (added !== 'full')
      await addUses(
        db,
        ideaId,
        added.map(({ id }) => id),
      )
  }
  return (await findIdea(db, user.id, ideaId)) ?? idea
}
