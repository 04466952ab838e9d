import { createRoute } from '@hono/zod-openapi'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { Caption, CaptionInput } from '../../contract/caption.ts'
import { presentCaption } from '../present-studio.ts'
import { creatorOf, generationLimit, type RouteDeps } from '../route-deps.ts'
import { AppError } from '#platform/common/errors.ts'
import { truncate } from '#platform/common/text.ts'
import { studioLimits } from '../../contract/limits.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { CaptionBrief } from '../../domain/brief.ts'
import { findCaptionFaults } from '../../domain/caption-rules.ts'
import { findUnbacked, knownFrom } from '../../domain/writing/check-script.ts'
import { explainFailure } from '../generation/explain-failure.ts'
import { findIdea } from '../ideas/ideas.store.ts'
import { findPreset } from '../presets/presets.store.ts'
import { captionPrompt, promptVersions } from '../generation/prompts/prompts.ts'
import { knownTexts } from '../generation/known-texts.ts'
import { writeText } from '../generation/read-reply.ts'
import { findScheduled, saveCaption } from '../schedule/schedule.store.ts'
import { composerName, newSeed, requireFacts, seriesOf, type Creator, type Studio } from '../studio.ts'

export function captionRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const router = createRouter()
  router.on('POST', '/', limit(generationLimit))
  return router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      middleware,
      summary: 'Write and store the caption of a scheduled script for a platform',
      request: jsonBody(CaptionInput),
      responses: { 200: jsonResponse('The caption and its counts.', Caption), ...errorResponses },
    }),
    async (c) => {
      const asked = { ...c.req.valid('json'), signal: c.req.raw.signal }
      return c.json(presentCaption(await writeCaption(studio, creatorOf(c), asked)), 200)
    },
  )
}

export type CaptionRoutes = ReturnType<typeof captionRoutes>

/** Writes a caption that meets its platform's rules, whichever model wrote it. */
async function writeCaption(
  studio: Studio,
  user: Creator,
  { scheduledId, platform, signal }: CaptionInput & { signal: AbortSignal },
) {
  const { db, ai, transaction } = studio
  const scheduled = await findScheduled(db, user.id, scheduledId)
  if (!scheduled) throw new AppError('NOT_FOUND', studioMessages.noScheduledScript)
  const { title, script, selectedHook, ideaId } = scheduled
  if (script.script_parts.length === 0) throw new AppError('ABORTED', studioMessages.scriptMissing)
  const facts = await requireFacts(studio, user, studioMessages.profileMissing)
  const idea = ideaId === null ? undefined : await findIdea(db, user.id, ideaId)
  const preset = idea?.presetId ? await findPreset(db, user.id, idea.presetId) : null
  const seed = newSeed()
  const brief: CaptionBrief = {
    task: 'caption',
    facts,
    series: seriesOf(preset),
    request: idea?.request ?? null,
    seed,
    notes: [],
    plan: idea?.plan ?? null,
    title,
    script,
    selectedHook,
    platform,
  }
  const asking = { role: 'careful', brief, prompt: captionPrompt(brief), signal } as const
  const { refund } = await studio.allowance.take(user)
  const text = await writeText(studio, asking, readCaption, (reply) => [
    ...findCaptionFaults(platform, reply, { mayBeShort: ai.isBuiltIn }),
    ...(ai.isBuiltIn ? [] : findUnbackedClaims(brief, reply)),
  ]).catch(async (error: unknown) => {
    // The model has worked even if the client leaves, so this still counts.
    if (!signal.aborted) await refund()
    throw explainFailure('caption', error)
  })
  const composer = composerName(ai, 'careful')
  const { caption: promptVersion } = promptVersions
  const caption = { userId: user.id, scheduledId, platform, text, composer, promptVersion }
  const kept = await transaction((tx) => saveCaption(tx, caption, scheduled))
  if (!kept) throw new AppError('ABORTED', studioMessages.scriptReplaced)
  return kept
}

/** A model's claims that neither the video nor the profile makes. */
function findUnbackedClaims(brief: CaptionBrief, caption: string): string[] {
  const { title, script, platform } = brief
  const said = [title, platform, ...script.hooks.map(({ text }) => text), ...script.script_parts]
  const { texts, language } = knownTexts(brief, ...said)
  return findUnbacked(caption.replaceAll(/#\S+/g, ''), knownFrom(texts), language, script.script_parts.length)
}

/** Trims the text and removes a fence or quotes that some models add. */
function readCaption(reply: string): string {
  const text = reply
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .replace(/^\s*```\w*\n([\s\S]*?)\n?```\s*$/, '$1')
    .replace(/^\s*["“]([\s\S]*)["”]\s*$/, '$1')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
  return truncate(text, studioLimits.caption)
}
