import type { Caption } from '../contract/caption.ts'
import type { Generation, Idea, Source } from '../contract/idea.ts'
import { unnamedPreset, type Preset } from '../contract/preset.ts'
import type { ScheduledContent } from '../contract/schedule.ts'
import { lineAt } from '../domain/line-at.ts'
import { openBlanks } from '../domain/writing/blanks.ts'
import { countCaption } from '../domain/caption-rules.ts'
import type { GenerationRow, IdeaRow } from './ideas/ideas.store.ts'
import type { PresetRow } from './presets/presets.store.ts'
import type { ScheduledRow } from './schedule/schedule.store.ts'
import type { StoredSource } from './studio.tables.ts'

export const presentPreset = (row: PresetRow): Preset => ({
  id: row.id,
  name: row.name || unnamedPreset,
  description: row.description,
  tone: row.tone,
  topics: row.topics,
  videoLength: row.videoLength,
  specificInstructions: row.specificInstructions,
  enableWebSearch: row.enableWebSearch,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const presentIdea = (row: IdeaRow): Idea => ({
  id: row.id,
  generationId: row.generationId,
  title: row.title,
  hookType: row.hookType,
  targetAudience: row.targetAudience,
  whyItWorks: row.whyItWorks,
  presetId: row.presetId,
  presetName: row.presetName,
  videoLength: row.videoLength,
  script: row.script,
  scriptState: row.scriptState,
  selectedHook: row.selectedHook,
  blanks: row.script
    ? openBlanks(row.script, row.plan?.topic ?? '').map(({ label, question }) => ({ label, question }))
    : [],
  marks: [
    ...row.ideaMarks
      .filter(({ field, text }) => row[field] === text)
      .map(({ field, reason }) => ({ list: field, index: 0, reason })),
    ...marksOf(row),
  ],
  createdAt: row.createdAt.toISOString(),
})

const marksOf = ({ script, marks }: Pick<IdeaRow, 'script' | 'marks'>) =>
  marks
    .filter((mark) => lineAt(script, mark) === mark.line)
    .map(({ list, index, reason }) => ({ list, index, reason }))

export const presentGeneration = (row: GenerationRow): Omit<Generation, 'ideas'> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  presetName: row.presetName,
  composer: row.composer,
  usedWebSearch: row.usedWebSearch,
  sources: row.sources.map(presentSource),
  searchQueries: row.searchQueries,
  createdAt: row.createdAt.toISOString(),
})

export const presentSource = (source: StoredSource): Source => ({
  title: source.title,
  url: source.url,
  sentence: source.sentence ?? '',
  decision: source.decision ?? null,
})

export const presentCaption = (row: ScheduledRow['captions'][number]): Caption => ({
  platform: row.platform,
  text: row.text,
  ...countCaption(row.platform, row.text),
  updatedAt: row.updatedAt.toISOString(),
})

export const presentScheduled = (row: ScheduledRow): ScheduledContent => ({
  id: row.id,
  ideaId: row.ideaId,
  title: row.title,
  scheduledDate: row.scheduledDate,
  script: row.script,
  selectedHook: row.selectedHook,
  status: row.status,
  platform: row.platform,
  captions: row.captions.map(presentCaption),
  marks: marksOf(row),
  newerVersion: row.newerHook === null ? null : { selectedHook: row.newerHook },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
