import type { Chance } from './chance.ts'
import type { Creator } from './creator.ts'
import { findField, type Field } from './fields/find-field.ts'
import { general } from './fields/general-field.ts'
import { capitalise, inFirstPerson, inThirdPerson, wordsOf } from './grammar.ts'
import type { Topic } from './topic.ts'

/** What the lines are filled from. Each word comes in the form that its place in a sentence needs. */
export type Slots = {
  topic: Topic
  field: Field
  /** 'vintage espresso machines', and at the start of a sentence. */
  name: string
  Name: string
  /** 'espresso machine' in front of a noun; undefined where that would be clumsy. */
  mod: string | undefined
  /** Agreement with the name: `${name} ${be} hard`, `harder than ${they} ${need} to be`. */
  be: string
  do: string
  feel: string
  look: string
  need: string
  they: string
  them: string
  audience: string
  Audience: string
  /** 'in your first week', and as one tells it of oneself and of others. */
  moment: string
  myMoment: string
  theirMoment: string
}

/** Another moment, in all three persons. */
export const atMoment = (moment: string) => ({
  moment,
  myMoment: inFirstPerson(moment),
  theirMoment: inThirdPerson(moment),
})

export function fillSlots(creator: Creator, topic: Topic, audience: string, chance: Chance): Slots {
  const field = fieldOf(creator, topic)
  const agree = (one: string, many: string) => (topic.isPlural ? many : one)
  const moments = momentsFor(creator, field, topic)
  return {
    topic,
    field,
    name: topic.name,
    Name: capitalise(topic.name),
    mod: topic.modifier,
    be: agree('is', 'are'),
    do: agree('does', 'do'),
    feel: agree('feels', 'feel'),
    look: agree('looks', 'look'),
    need: agree('needs', 'need'),
    they: agree('it', 'they'),
    them: agree('it', 'them'),
    audience,
    Audience: capitalise(audience),
    ...atMoment(moments.length > 0 ? chance.pick(moments) : 'this week'),
  }
}

/** When people meet it. 'Sleep when you cannot sleep' would say it twice. */
export function momentsFor(creator: Creator, field: Field, topic: Topic): string[] {
  const said = new Set(wordsOf(topic.name.toLowerCase()).filter((word) => word.length > 4))
  return field.moments.filter(
    (moment) => !creator.isForbidden(moment) && !wordsOf(moment).some((word) => said.has(word)),
  )
}

/** The field of this very topic; where the topic does not tell, that of the creator. */
function fieldOf(creator: Creator, topic: Topic): Field {
  const own = findField(topic.name)
  return own === general ? creator.field : own
}
