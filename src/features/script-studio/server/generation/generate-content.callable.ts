import { z } from 'zod'
import type { CurrentUser } from '#features/accounts/server.ts'
import { boundedText } from '#platform/common/text.ts'
import { defineCallable } from '#platform/server/http/callable.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { studioLimits } from '../../contract/limits.ts'
import { studioMessages } from '../../contract/messages.ts'
import { CustomIdeaInput, Script } from '../../contract/script.ts'
import type { CustomBrief } from '../../domain/brief.ts'
import type { CreatorFacts } from '../../domain/creator-facts.ts'
import { listWritingNotes } from '../notes/notes.store.ts'
import { newSeed, type Studio } from '../studio.ts'
import { createAllowance, type DailyLimits } from './allowance.ts'
import { explainFailure } from './explain-failure.ts'
import { customPrompt } from './prompts/prompts.ts'
import { streamReply } from './read-reply.ts'
import { CustomReply, replyShapes } from './replies.ts'

const fact = boundedText(studioLimits.description)

/** Creator details that a call may include; missing ones come from the stored profile. */
const Profile = z.object({
  description: fact,
  platforms: fact,
  audience: fact,
  topics: fact,
  tone: fact,
  admiredCreators: fact,
  forbiddenContent: fact,
  videoLength: fact,
  brandHighlight: fact,
  cta: fact,
  additionalInfo: fact,
})

const ContentRequest = z.object({
  prompt: boundedText(studioLimits.description, studioMessages.descriptionMissing)
    .trim()
    .min(1, { error: studioMessages.descriptionMissing }),
  profile: Profile.partial().default({}),
})
type ContentRequest = z.output<typeof ContentRequest>

const TitledScript = z.object({ title: z.string(), script: Script })

type Deps = Omit<Studio, 'allowance' | 'ideaStore'> & { dailyLimits: DailyLimits }

/** A function that returns a titled script for a program's own idea; nothing is stored. */
export function generateContent({ dailyLimits, ...studio }: Deps) {
  const allowance = createAllowance(studio.db, dailyLimits)
  return defineCallable<CurrentUser, ContentRequest>({
    name: 'generateContent',
    summary: 'Write a script with a title for the caller from a prompt and a profile',
    access: 'user',
    limit: writeLimit,
    input: ContentRequest,
    output: TitledScript,
    async run({ prompt, profile }, { user, context, signal }) {
      const facts = await gatherFacts(studio, user.id, prompt, profile)
      const { refund } = await allowance.take({ ...user, client: clientGroup(context.var.clientAddress) })
      const request = CustomIdeaInput.parse({ description: prompt })
      const brief: CustomBrief = {
        task: 'custom',
        facts,
        series: null,
        request,
        seed: newSeed(),
        notes: await listWritingNotes(studio.db, user.id),
        recentParts: [],
      }
      try {
        return await writeWhole(studio, brief, signal)
      } catch (error) {
        // The model has worked even if the client leaves, so this still counts.
        if (!context.req.raw.signal.aborted) await refund()
        throw explainFailure('customScript', error)
      }
    },
  })
}

async function writeWhole(studio: Pick<Studio, 'ai' | 'log'>, brief: CustomBrief, signal: AbortSignal) {
  const asking = { role: 'careful' as const, brief, prompt: customPrompt(brief), signal }
  for await (const reply of streamReply(studio, { ...asking, reply: CustomReply, shape: replyShapes.custom }))
    if ('whole' in reply) {
      const { note_ids: _, ...script } = reply.whole.script
      return { title: reply.whole.title, script }
    }
  throw new Error('The reply ended before it was complete')
}

async function gatherFacts(
  { findCreatorFacts }: Pick<Studio, 'findCreatorFacts'>,
  userId: string,
  prompt: string,
  told: ContentRequest['profile'],
): Promise<CreatorFacts> {
  const kept = await findCreatorFacts(userId)
  const factOf = (name: keyof CreatorFacts) => told[name] ?? kept?.[name] ?? ''
  const names = Object.keys(Profile.shape) as (keyof CreatorFacts)[]
  const facts = Object.fromEntries(names.map((name) => [name, factOf(name)])) as CreatorFacts
  return { ...facts, description: facts.description || prompt }
}
