import type { Chance } from './chance.ts'
import type { Creator } from './creator.ts'
import type { Tip } from './fields/find-field.ts'
import { general } from './fields/general-field.ts'
import type { Line } from './approaches.ts'
import type { Slots } from './slots.ts'

/** What a script is made of. `say` picks a line that suits, is allowed and has not been said in this script. */
export type Material = {
  creator: Creator
  slots: Slots
  tips: Tip[]
  /** Sentences of the creator's own about this very idea. */
  own: string[]
  call: string
  say: (lines: readonly Line[]) => string | undefined
  sayAside: (lines: readonly string[]) => string | undefined
}

export function gatherMaterial({
  creator,
  slots,
  chance,
  label,
  own,
  call,
}: {
  creator: Creator
  slots: Slots
  chance: Chance
  label: string | undefined
  own: string[]
  call: string
}): Material {
  const said = new Set<string>()
  const sayAside = (lines: readonly string[]) => {
    const fresh = lines.filter((line) => !said.has(line) && !creator.isForbidden(line))
    if (fresh.length === 0) return undefined
    const line = chance.pick(fresh)
    said.add(line)
    return line
  }
  return {
    creator,
    slots,
    own,
    call,
    tips: chooseTips(creator, slots, chance, label),
    sayAside,
    say: (lines) => sayAside(lines.map((line) => line(slots)).filter((line) => line !== undefined)),
  }
}

/** The advice that the title names first, then that of the field, then what is true everywhere. */
function chooseTips(creator: Creator, { field }: Slots, chance: Chance, label: string | undefined): Tip[] {
  const own = field === general ? [] : chance.shuffle(field.tips)
  const all = [...own, ...chance.shuffle(general.tips)]
  // Two fields may give the same advice in other words.
  const different = all.filter((tip, index) => all.findIndex((other) => other.label === tip.label) === index)
  const usable = different.filter(
    ({ fix, slip, why, shot }) => !creator.isForbidden([fix, slip, why, shot].join('\n')),
  )
  const first = usable.filter((tip) => tip.label.toLowerCase() === label?.toLowerCase())
  return [...first, ...usable.filter((tip) => !first.includes(tip))]
}
