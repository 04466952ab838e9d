import type { ScriptBrief } from '../brief.ts'
import type { Script } from '../../contract/script.ts'
import { createComposerContext, type ComposerContext } from './composer-context.ts'
import { fitDraft, type Draft } from './draft.ts'
import { readFacts, type Fact } from './fact.ts'
import { composeFillIn } from './fill-in.ts'
import { isFillInAllowed, titleOfFillIn } from './ideas.ts'
import type { Tagger, WritingNote } from './note.ts'
import type { FillIn } from './phrases/phrases.ts'
import { isRelated, withoutSkipped } from './relate.ts'
import { composeScript } from './script.ts'
import { sharesStem, stemsOf } from './stems.ts'
import { fillStructure, type IdeaPlan, type Slot, structureNames } from './structures.ts'

export type ComposedScript = Script & { note_ids: string[] }

/** Uses the notes that the idea was planned from; an idea without notes becomes questions. */
export function composeIdeaScript(brief: ScriptBrief, tag: Tagger): ComposedScript {
  const { idea, plan, videoLength } = brief
  const context = createComposerContext(brief, idea.title, tag)
  const notes = brief.notes.filter(({ words, topic }) => context.isAllowed(`${words} ${topic}`))
  const facts = withoutSkipped(
    readFacts(candidatesFor(notes, plan, idea.title), brief.notes, context.tag),
    brief.skippedNotes,
  )
  const draft = draftFor(plan, facts, { length: videoLength, isShort: brief.isShort })
  if (!draft)
    return {
      ...composeFillIn(
        context,
        shapeOf(context, plan, idea.title),
        topicOf(context, plan, idea.title),
        videoLength,
      ),
      note_ids: [],
    }
  const used = new Set(draft.slots.map(({ fact }) => fact))
  const unused = facts.filter(
    (fact) => !used.has(fact) && draft.slots.some((slot) => isRelated(slot.fact, fact)),
  )
  const script = composeScript(context, { draft, videoLength, recentParts: brief.recentParts, unused })
  return { ...script, note_ids: [...used].map(({ note }) => note.id) }
}

/**
 * The planned notes first, then others on the topic; for an idea without a plan, notes that its title
 * mentions.
 */
function candidatesFor(notes: readonly WritingNote[], plan: IdeaPlan | null, title: string): WritingNote[] {
  if (plan) {
    const planned = plan.noteIds.flatMap((id) => notes.find((note) => note.id === id) ?? [])
    const topic = plan.topic.trim().toLowerCase()
    const others = notes.filter(
      (note) => !planned.includes(note) && note.topic.trim().toLowerCase() === topic,
    )
    return [...planned, ...others].slice(0, 40)
  }
  const words = stemsOf(title)
  return notes.filter((note) => sharesStem(stemsOf(`${note.topic} ${note.words}`), words)).slice(0, 40)
}

/** The planned structure if its notes still exist, otherwise any that the remaining notes can fill. */
function draftFor(
  plan: IdeaPlan | null,
  facts: readonly Fact[],
  size: Parameters<typeof fitDraft>[3],
): Draft | undefined {
  const planned = plan?.noteIds[0]
  const order = plan
    ? [plan.structure, ...structureNames.filter((name) => name !== plan.structure)]
    : structureNames
  // A plan without notes asks questions, unless the creator has added notes since.
  const drafts = order.flatMap((structure) =>
    fillStructure(structure, facts).flatMap((slots: Slot[]) => fitDraft(structure, slots, facts, size) ?? []),
  )
  const opening = drafts.filter(({ slots }) => planned === undefined || slots[0]!.fact.note.id === planned)
  const best =
    opening.find(({ structure, isLongEnough }) => isLongEnough && structure === plan?.structure) ??
    opening.find(({ structure }) => structure === plan?.structure)
  // Another opening would not keep what the title promises.
  if (planned !== undefined)
    return best ?? opening[0] ?? drafts.find(({ slots }) => plan!.noteIds.includes(slots[0]!.fact.note.id))
  return drafts.find(({ isLongEnough, structure }) => isLongEnough && (!plan || structure === plan.structure))
}

function shapeOf(context: ComposerContext, plan: IdeaPlan | null, title: string): FillIn {
  const { phrases } = context
  const ofTitle = plan
    ? phrases.fillIns.find((fillIn) => titleOfFillIn(context, fillIn, plan.topic) === title)
    : undefined
  const allowed = phrases.fillIns.filter((fillIn) => isFillInAllowed(context, fillIn, plan?.topic ?? ''))
  const ofStructure = allowed.find(({ structure }) => structure === plan?.structure)
  return ofTitle ?? ofStructure ?? allowed[0] ?? phrases.fillIns[0]!
}

function topicOf(context: ComposerContext, plan: IdeaPlan | null, title: string): string {
  if (plan) return plan.topic
  const words = title.toLowerCase()
  return context.topics.find((topic) => words.includes(topic.toLowerCase())) ?? context.topics[0] ?? ''
}
