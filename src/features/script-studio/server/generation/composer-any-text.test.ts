import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CustomIdeaInput } from '../../contract/script.ts'
import { loadComposer } from './load-composer.ts'
import { CustomReply, LineReply } from './replies.ts'

let compose: (brief: unknown) => string
beforeAll(async () => {
  compose = await loadComposer()
})

const factNames =
  'description platforms audience topics tone admiredCreators forbiddenContent videoLength brandHighlight cta additionalInfo'.split(
    ' ',
  )
const anyFacts = fc.record(
  Object.fromEntries(
    factNames.map((name) => [name, fc.oneof(fc.constant(''), fc.string({ maxLength: 30 }))]),
  ),
)
const anyPrompt = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '')
const common = { series: null, notes: [], recentParts: [] }
const blank = Object.fromEntries(factNames.map((name) => [name, '']))

test('any prompt and profile give a script, and another line for each of its lists', () => {
  const check = (facts: Record<string, string>, prompt: string, seed: number) => {
    const request = CustomIdeaInput.parse({ description: prompt.trim() })
    const reply: unknown = JSON.parse(compose({ task: 'custom', ...common, facts, seed, request }))
    const read = CustomReply.safeParse(reply)
    expect(read.error?.issues).toBeUndefined()
    const { script } = read.data!
    for (const list of ['hooks', 'script_parts', 'visual_cues', 'engagement_tips'] as const) {
      const index = script[list].length - 1
      const line = { task: 'line', ...common, facts, seed, list, index, script, plan: null }
      expect(LineReply.safeParse(JSON.parse(compose(line))).error?.issues).toBeUndefined()
    }
  }
  // A call to action that can't be spoken, in no known language.
  check({ ...blank, cta: '&w<' }, 'awBj[9[78)', 1)
  // Nothing to make a title or hooks of.
  check(blank, '.', 1)
  check(
    blank,
    '<a href=http://foo.bar/#x=`y></a><img alt="`><img src=x:x onerror=javascript:alert(1)></a>">',
    1,
  )
  fc.assert(fc.property(anyFacts, anyPrompt, fc.nat(), check), { seed: 5, numRuns: 400 })
})
