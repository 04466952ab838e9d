import type { NoteKind } from '../../contract/notes.ts'
import type { Desk } from './desk.ts'
import { capitalize, finish } from './sentences.ts'
import type { StructureName } from './structures.ts'

/**
 * The creator's call to action if the platform supports it, otherwise a question about the video. `kind` is that of its
 * opening note, or of all notes of a list.
 */
export function callOf(desk: Desk, structure: StructureName, kind?: NoteKind): string {
  const own = desk.profile.cta.trim()
  if (own !== '' && !/[{}<>$]/.test(own) && desk.isAllowed(own) && fitsPlatform(own, desk.profile.platforms))
    return finish(capitalize(own))
  if (desk.language === 'other') return ''
  const { asks, kindAsks } = desk.phrases
  const fitting = (kind && kindAsks[structure]?.[kind]) ?? asks[structure]
  const allowed = fitting.filter((ask) => desk.isAllowed(ask))
  return desk.say(desk.chance.pick(allowed.length > 0 ? allowed : asks[structure]))
}

/** TikTok and Instagram have followers; asks to subscribe only elsewhere. */
export function fitsPlatform(text: string, platforms: string): boolean {
  const asksToSubscribe = /\bsubscri|\babonnier/i.test(text)
  if (!asksToSubscribe || platforms.trim() === '') return true
  return /youtube|twitch|podcast|substack|newsletter|patreon|mail/i.test(
    `${platforms} ${text.replaceAll(/subscribe\w*/gi, '')}`,
  )
}
