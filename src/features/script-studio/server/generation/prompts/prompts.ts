import { truncate } from '#platform/common/text.ts'
import { captionRules } from '../../../contract/caption.ts'
import { studioLimits } from '../../../contract/limits.ts'
import { maxTitleLength } from '../../../domain/writing/check-idea.ts'
import type { CaptionBrief, CustomBrief, IdeasBrief, LineBrief, ScriptBrief } from '../../../domain/brief.ts'
import { dataBlock, dataRule, jsonRule } from './data-block.ts'
import {
  craft,
  describeCreator,
  describeLength,
  describeNotes,
  factRule,
  hookCraft,
} from './writing-craft.ts'

/** Stored with each result: increase it whenever the prompts below change. */
export const promptVersions = {
  ideas: 'ideas-3',
  script: 'script-2',
  customScript: 'custom-script-2',
  line: 'line-2',
  caption: 'caption-3',
} as const

export type Prompt = { instructions: string; prompt: string }

const ideaShape =
  '{"ideas":[{"title":"…","hook_type":"the hook approach","target_audience":"who exactly, at which moment","why_it_works":"one or two sentences","note_ids":["ids of the notes it is built from"]}]}'
const scriptShape =
  '{"hooks":[{"text":"…","approach":"…"}],"script_parts":["what is spoken, in order"],"visual_cues":["a shot one person with a phone can take"],"engagement_tips":["about this video only"],"note_ids":["ids of the notes that are spoken"]}'

export function searchPrompt({ facts, series }: IdeasBrief): Prompt {
  return {
    instructions: `Search the web for what is new and talked about in the creator’s topics. Reply with at most 8 findings, one per line and nothing else: one plain sentence with the fact and its date, then the URL of the page that says so. ${dataRule}`,
    prompt: describeCreator(facts, series),
  }
}

export function ideasPrompt(brief: IdeasBrief): Prompt {
  return {
    instructions: [
      craft,
      factRule,
      `Propose exactly ${studioLimits.ideasPerGeneration} ideas for short videos. They differ in angle, in hook type and in the moment of the audience they speak to. A title has at most ${maxTitleLength} characters, is written like a sentence, with capitals only at its start and in names, and announces no more than the notes it names can keep.`,
      dataRule,
      jsonRule(ideaShape),
    ].join('\n\n'),
    prompt: [
      describeCreator(brief.facts, brief.series),
      describeNotes(brief.notes, null),
      dataBlock('titles_already_used', brief.earlierTitles.slice(0, 40)),
      `Propose the ${studioLimits.ideasPerGeneration} ideas.`,
    ].join('\n'),
  }
}

export function scriptPrompt(brief: ScriptBrief): Prompt {
  return {
    instructions: [craft, factRule, hookCraft, scriptCraft, dataRule, jsonRule(scriptShape)].join('\n\n'),
    prompt: [
      describeCreator(brief.facts, brief.series),
      describeNotes(brief.notes, brief.plan),
      dataBlock('idea', brief.idea),
      describeLength(brief.videoLength),
      'Write the script for this idea.',
    ].join('\n'),
  }
}

export function customPrompt({ facts, request, notes }: CustomBrief): Prompt {
  const shape = `{"title":"at most 90 characters","script":${scriptShape}}`
  return {
    instructions: [craft, factRule, hookCraft, scriptCraft, dataRule, jsonRule(shape)].join('\n\n'),
    prompt: [
      describeCreator(facts, null),
      describeNotes(notes, null),
      dataBlock('idea_of_the_creator', request.description),
      `The goal is ${request.goal}. The tone is ${request.tone}. ${describeLength(request.videoLength)}`,
      'Turn the creator’s idea into a titled script.',
    ].join('\n'),
  }
}

export function linePrompt(brief: LineBrief): Prompt {
  const { list, index, script, idea } = brief
  const shape = list === 'hooks' ? '{"text":"…","approach":"…"}' : '{"text":"…"}'
  return {
    instructions: [craft, factRule, hookCraft, dataRule, jsonRule(shape)].join('\n\n'),
    prompt: [
      describeCreator(brief.facts, brief.series),
      describeNotes(brief.notes, brief.plan),
      dataBlock('idea', brief.request ? { ...idea, asked: brief.request } : idea),
      dataBlock('script', script),
      `Write a new ${lineNames[list]} in place of number ${index + 1} of ${list}, different from it and of about the same length. Every other line stays as it is; the new one has to fit between its neighbors.`,
    ].join('\n'),
  }
}

export function captionPrompt({
  facts,
  series,
  title,
  script,
  selectedHook,
  platform,
}: CaptionBrief): Prompt {
  const { counts, characters, hashtags } = captionRules[platform]
  const [least, most] = characters
  const [few, many] = hashtags
  return {
    instructions: [
      craft,
      captionFactRule,
      `Write one caption for ${platform}. The ${counts === 'total' ? 'whole caption, hashtags included,' : 'text before the hashtags'} has ${least} to ${most} characters. It ends with ${few === many ? `exactly ${few}` : `${few} to ${many}`} different hashtags without spaces in them: one broad, the others specific. The first 40 characters carry the keyword and the reason to watch; then one ask.`,
      dataRule,
      'Reply with the caption alone: plain text, no quotes, no code fence, no explanation.',
    ].join('\n\n'),
    prompt: [
      describeCreator(facts, series),
      dataBlock('video', { title, hook: script.hooks[selectedHook]?.text, script: script.script_parts }),
      'Write the caption.',
    ].join('\n'),
  }
}

/** Asks again with the problems of the reply. */
export function repairPrompt(
  { instructions, prompt }: Prompt,
  reply: string,
  faults: readonly string[],
): Prompt {
  return {
    instructions,
    prompt: [
      prompt,
      dataBlock('your_reply_that_could_not_be_used', truncate(reply, 12_000)),
      `It could not be used: ${faults.join(' ')} Reply again, whole, in the shape that was asked for.`,
    ].join('\n'),
  }
}

const scriptCraft =
  'Exactly 3 hooks. The script parts follow the hook: the stake, the turn, the value (one idea, shown), the payoff that keeps the promise of the hook, and one call to action in the creator’s own words. One visual cue for each script part. Three to five engagement tips about this very video: which comment to ask for, what to pin, what to reuse elsewhere.'

const captionFactRule = 'State no number, name or quotation that is not in the video or the profile.'

const lineNames = {
  hooks: 'hook',
  script_parts: 'script part',
  visual_cues: 'visual cue',
  engagement_tips: 'engagement tip',
} as const
