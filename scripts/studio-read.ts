import { stdout } from 'node:process'
import { captionPlatforms } from '../src/features/script-studio/contract/choices.ts'
import { CustomIdeaInput, type Script } from '../src/features/script-studio/contract/script.ts'
import type { Brief } from '../src/features/script-studio/domain/brief.ts'
import { parseLength } from '../src/features/script-studio/domain/speaking-time.ts'
import type { ComposedScript } from '../src/features/script-studio/domain/writing/compose-idea-script.ts'
import type { ComposedIdea } from '../src/features/script-studio/domain/writing/choose-ideas.ts'
import { loadComposer } from '../src/features/script-studio/server/generation/load-composer.ts'
import { fixtureCreators } from '../src/testing/fixture-creators/fixture-creators.ts'

// Prints what the studio writes for the fixture creators as one page. A number selects other variants.
const seed = Number(process.argv[2] ?? 1)
const compose = await loadComposer()
const ask = <Reply>(brief: Brief) => JSON.parse(compose(brief)) as Reply
const print = (...lines: string[]) => stdout.write(`${lines.join('\n')}\n`)

for (const { name, facts, notes, request } of fixtureCreators) {
  const common = { facts, notes, series: null, seed }
  print('', `# ${name} (${notes.length} notes)`)
  const { ideas } = ask<{ ideas: ComposedIdea[] }>({
    task: 'ideas',
    ...common,
    earlierTitles: [],
    recentStructures: [],
  })
  for (const {
    title,
    hook_type: hookType,
    target_audience: targetAudience,
    why_it_works: whyItWorks,
    plan,
  } of ideas) {
    const idea = { title, hookType, targetAudience, whyItWorks }
    const videoLength = parseLength(facts.videoLength)
    const script = ask<ComposedScript>({
      task: 'script',
      ...common,
      idea,
      plan,
      videoLength,
      recentParts: [],
    })
    print('', `## ${title}`, `${plan.structure} · ${hookType} · ${targetAudience} · ${whyItWorks}`)
    printScript(script)
    for (const platform of captionPlatforms)
      print(
        `  ${platform}: ${compose({ task: 'caption', ...common, request: null, title, plan, script, selectedHook: 0, platform })}`,
      )
  }
  const custom = ask<{ title: string; script: Script }>({
    task: 'custom',
    ...common,
    recentParts: [],
    request: CustomIdeaInput.parse({ description: request, goal: 'Personal story/Experience' }),
  })
  print('', `## own idea: ${custom.title}`)
  printScript(custom.script)
}

function printScript(script: Script) {
  for (const { text, approach } of script.hooks) print(`  HOOK ${text} (${approach})`)
  for (const [at, part] of script.script_parts.entries()) print(`  ${part}   {${script.visual_cues[at]}}`)
  for (const tip of script.engagement_tips) print(`  tip: ${tip}`)
}
