import type { CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Ai } from '#platform/server/ai/ai.ts'
import type { ModelRole } from '#platform/server/ai/load-models.ts'
import type { Transactions, Db } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { studioMessages } from '../contract/messages.ts'
import type { CreatorFacts, Series } from '../domain/creator-facts.ts'
import type { AllowanceStore } from './generation/allowance.ts'
import type { IdeaStore } from './ideas/ideas.store.ts'
import { findPreset, type PresetRow } from './presets/presets.store.ts'

/** What everything that writes is handed. */
export type Studio = Transactions & {
  db: Db
  ai: Ai
  log: Log
  allowance: AllowanceStore
  ideaStore: IdeaStore
  /** The creator profile belongs to another feature. */
  findCreatorFacts: (userId: string) => Promise<CreatorFacts | undefined>
}

/** The caller of a generation and its client address. */
export type Creator = CurrentUser & { client: string }

export const composerName = (ai: Ai, role: ModelRole) =>
  ai.isBuiltIn ? studioMessages.builtInComposer : ai.nameOf(role)

export async function requireFacts(studio: Studio, user: Creator, message: string): Promise<CreatorFacts> {
  const facts = await studio.findCreatorFacts(user.id)
  if (!facts) throw new AppError('INVALID_ARGUMENT', message, { details: { reason: 'profile-missing' } })
  return facts
}

/** Returns the selected preset, if any; throws if it has been deleted. */
export async function requirePreset(db: Db, user: Creator, id: string | null): Promise<PresetRow | null> {
  if (id === null) return null
  const preset = await findPreset(db, user.id, id)
  if (!preset) throw new AppError('NOT_FOUND', studioMessages.presetGone)
  return preset
}

export const seriesOf = (preset: PresetRow | null | undefined): Series | null =>
  preset
    ? {
        name: preset.name,
        description: preset.description,
        tone: preset.tone,
        topics: preset.topics,
        videoLength: preset.videoLength,
        specificInstructions: preset.specificInstructions,
      }
    : null

// The database stores it as an integer.
export const newSeed = () => Math.floor(Math.random() * 2 ** 31)
