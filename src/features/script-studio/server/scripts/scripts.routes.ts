import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { streamNdjson } from '#platform/server/http/stream-ndjson.ts'
import { AnswerInput, answerMessages } from '../../contract/answers.ts'
import { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { CustomIdeaInput, RevisionInput, ScriptEdit, ScriptRequest } from '../../contract/script.ts'
import { ScriptEvent, streamType } from '../../contract/stream.ts'
import { lines } from '../ideas/ideas.routes.ts'
import { findIdea, type IdeaRow } from '../ideas/ideas.store.ts'
import { presentIdea } from '../present-studio.ts'
import { creatorOf, generationLimit, type RouteDeps } from '../route-deps.ts'
import { fillBlank, openBlanks } from '../../domain/writing/blanks.ts'
import { addNotes, addUses } from '../notes/notes.store.ts'
import type { Creator, Studio } from '../studio.ts'
import { rewriteLine } from './rewrite-line.ts'
import { editScript, saveAnswer } from './scripts.store.ts'
import { beginCustomScript, beginScript } from './write-script.ts'

const IdeaParam = z.object({ ideaId: z.string().max(100) })
const told = { 200: lines('One line of JSON per event.', ScriptEvent), ...errorResponses }
const whole = { 200: jsonResponse('The idea with its script.', Idea), ...errorResponses }

export function scriptRoutes({ studio, limit, requireUser: middleware, streams }: RouteDeps) {
  const router = createRouter()
  for (const path of ['/', '/custom', '/:ideaId/revisions']) router.on('POST', path, limit(generationLimit))
  router.on('POST', '/:ideaId/answers', limit(writeLimit))
  router.on('PATCH', '/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Write the script of an idea, streamed line by line',
        request: jsonBody(ScriptRequest),
        responses: told,
      }),
      async (c) =>
        streamNdjson(streamType, c.req.raw, streams.open(c.var.user, 'generation'), () =>
          beginScript(studio, creatorOf(c), c.req.valid('json').ideaId),
        ) as never,
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/custom',
        middleware,
        summary: 'Write a script for your own idea, streamed line by line',
        request: jsonBody(CustomIdeaInput),
        responses: told,
      }),
      async (c) =>
        streamNdjson(streamType, c.req.raw, streams.open(c.var.user, 'generation'), () =>
          beginCustomScript(studio, creatorOf(c), c.req.valid('json')),
        ) as never,
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{ideaId}',
        middleware,
        summary: 'Edit lines, the title or the selected hook',
        request: { params: IdeaParam, ...jsonBody(ScriptEdit) },
        responses: whole,
      }),
      async (c) => {
        const { ideaId } = c.req.valid('param')
        const { user } = c.var
        const isEdited = await editScript(studio.db, user.id, ideaId, c.req.valid('json'))
        const idea = await findIdea(studio.db, user.id, ideaId)
        if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
        if (!isEdited) throw new AppError('ABORTED', studioMessages.scriptMissing)
        return c.json(presentIdea(idea), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{ideaId}/answers',
        middleware,
        summary: 'Answer a blank, which is filled everywhere and becomes a note',
        request: { params: IdeaParam, ...jsonBody(AnswerInput) },
        responses: whole,
      }),
      async (c) => {
        const { ideaId } = c.req.valid('param')
        const idea = await answerBlank(studio, c.var.user, { ...c.req.valid('json'), ideaId })
        return c.json(presentIdea(idea), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{ideaId}/revisions',
        middleware,
        summary: 'Rewrite one line and keep the others',
        request: { params: IdeaParam, ...jsonBody(RevisionInput) },
        responses: whole,
      }),
      async (c) => {
        const { ideaId } = c.req.valid('param')
        const asked = { ...c.req.valid('json'), ideaId, signal: c.req.raw.signal }
        return c.json(presentIdea(await rewriteLine(studio, creatorOf(c), asked)), 200)
      },
    )
}

export type ScriptRoutes = ReturnType<typeof scriptRoutes>

/**
 * Fills a blank wherever it occurs. The answer becomes a note, unless it only words a hook or the notebook is
 * full.
 */
async function answerBlank(
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
