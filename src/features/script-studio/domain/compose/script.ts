import type { Script } from '../../contract/script.ts'
import { studioLimits } from '../../contract/limits.ts'
import { countWords, secondsOf } from '../speaking-time.ts'
import { findApproach } from './approaches.ts'
import type { Chance } from './chance.ts'
import { composeCues } from './cues.ts'
import type { Creator } from './creator.ts'
import { composeEngagement } from './engagement.ts'
import { fitParts } from './fit-parts.ts'
import { capitalise, spellOut } from './grammar.ts'
import { hookLines, hooksFor } from './hooks.ts'
import { allowed } from './ideas.ts'
import { gatherMaterial, type Material } from './material.ts'
import { must, type Part } from './part.ts'
import type { Slots } from './slots.ts'
import { calls } from './spoken-lines.ts'
import type { StructureName } from './structure-names.ts'
import { aroundOwn, structures } from './structures.ts'

export type ScriptWish = {
  creator: Creator
  slots: Slots
  chance: Chance
  structure: StructureName
  /** The way in that the idea promises. */
  hookType: string
  /** The advice that the title names, and how many it promises. */
  label: string | undefined
  count: number | undefined
  own: string[]
  extraTips: string[]
}

const mostHookWords = 14

export function composeScript(wish: ScriptWish): Script {
  const { creator, slots, chance } = wish
  const hooks = composeHooks(wish)
  const hookWords = Math.max(...hooks.map(({ text }) => countWords(text)))
  const [leastSeconds, mostSeconds] = secondsOf(creator.length)
  const bounds = { least: leastSeconds * 2.5, most: mostSeconds * 2.5, hookWords }
  const material = gatherMaterial({ ...wish, call: findCall(wish) })
  const parts = arrange(wish, material)
  const fitted = fitParts(parts, bounds)
  const finish = finishOf(creator)
  return {
    hooks,
    script_parts: fitted.map(({ text }) => finish(text)),
    visual_cues: composeCues(
      { creator, slots, chance },
      fitted.map(({ part }) => part),
    ),
    engagement_tips: composeEngagement({ creator, slots, chance }, wish.extraTips),
  }
}

function arrange({ structure, count, creator }: ScriptWish, material: Material): Part[] {
  const isQuick = creator.length === '15-30 seconds (Quick hit)'
  // In half a minute three short ones fit and three long ones do not.
  const tips = isQuick && structure === 'tips' ? shortestFirst(material.tips) : material.tips
  const [main, ...further] = tips
  const call: Part = { role: 'call', sentences: [must(material.call)] }
  const own: Part[] = material.own.map((text) => ({ role: 'own', sentences: [must(text)] }))
  if (own.length >= 2) return [...own, ...aroundOwn(material), call]
  const body = main ? structures[structure](material, main, further, { count }) : []
  const at = body.findIndex(({ role }) => role === 'fix' || role === 'tip')
  return [...body.slice(0, at), ...own, ...body.slice(at), call]
}

const shortestFirst = ([main, ...rest]: Material['tips']) => {
  const short = rest
    .slice(0, 5)
    .toSorted((a, b) => countWords(a.fix) - countWords(b.fix))
    .slice(0, 4)
  return main ? [main, ...short, ...rest.filter((tip) => !short.includes(tip))] : rest
}

/** One ask, in the creator's own words where there are some. */
function findCall({ creator, slots, chance }: ScriptWish): string {
  if (creator.call !== undefined) return creator.call
  return (
    chance.pick(
      allowed(
        creator,
        calls.map((line) => line(slots)),
      ),
    ) ?? 'Try it once.'
  )
}

/** Three ways in, three approaches; the one that the idea promises comes first. */
function composeHooks({ creator, slots, chance, structure, hookType }: ScriptWish) {
  const finish = finishOf(creator)
  const promised = findApproach(hookType)?.name
  const suiting = chance.shuffle(hooksFor[structure].filter((name) => name !== promised))
  const others = chance.shuffle(
    Object.keys(hookLines).filter((name) => name !== promised && !suiting.includes(name)),
  )
  const hooks: { text: string; approach: string }[] = []
  for (const approach of [...(promised ? [promised] : []), ...suiting, ...others]) {
    const lines = allowed(
      creator,
      (hookLines[approach] ?? []).map((line) => line(slots)),
    ).map(finish)
    const short = lines.filter((line) => countWords(line) <= mostHookWords)
    if (short.length === 0) continue
    hooks.push({ text: capitalise(chance.pick(short)), approach })
    if (hooks.length === studioLimits.hooksPerScript) break
  }
  return hooks
}

const finishOf = ({ tone }: Creator) =>
  tone === 'Professional & Authoritative' ? spellOut : (text: string) => text
