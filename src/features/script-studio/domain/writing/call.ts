import type { NoteKind } from '../../contract/notes.ts'
import type { ComposerContext } from './composer-context.ts'
import { capitalize, finish } from './sentences.ts'
import type { StructureName } from './structures.ts'

/**
 * The creator's call to action if the platform supports it, otherwise a question about the video. `kind` is that of its
 * opening note, or of all notes of a list.
 */
export function callOf(context: ComposerContext, structure: StructureName, kind?: NoteKind): string {
  const own = context.profile.cta.trim()
  if (
    own !== '' &&
    !/[{}<>$]/.test(own) &&
    context.isAllowed(own) &&
    fitsPlatform(own, context.profile.platforms)
  )
    return finish(capitalize(own))
  if (context.language === 'other') return ''
  const { asks, kindAsks } = context.phrases
  const fitting = (kind && kindAsks[structure]?.[kind]) ?? asks[structure]
  const allowed = fitting.filter((ask) => context.isAllowed(ask))
  return context.say(context.chance.pick(allowed.length > 0 ? allowed : asks[structure]))
}

/** TikTok and Instagram have followers; asks to subscribe only elsewhere. */
export function fitsPlatform(text: string, platforms: string): boolean {
  const asksToSubscribe = /\bsubscri|\babonnier/i.test(text)
  if (!asksToSubscribe || platforms.trim() === '') return true
  return /youtube|twitch|podcast|substack|newsletter|patreon|mail/i.test(
    `${platforms} ${text.replaceAll(/subscribe\w*/gi, '')}`,
  )
}
