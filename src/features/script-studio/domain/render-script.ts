import type { PartialScript } from '../contract/script.ts'

export type Titled = { title: string; script: PartialScript; selectedHook: number | null }

/** The spoken text, from the selected hook (or the first) to the end. */
export const spokenLines = ({ script, selectedHook }: Omit<Titled, 'title'>): string[] => {
  const hook = script.hooks[selectedHook ?? 0]
  return [...(hook ? [hook.text] : []), ...script.script_parts]
}

export function renderText(entry: Titled): string {
  const sections = sectionsOf(entry).map(
    ([name, lines]) => `${name.toUpperCase()}\n${lines.map((line) => `- ${line}`).join('\n')}`,
  )
  return `${[entry.title, ...sections].join('\n\n')}\n`
}

export function renderMarkdown(entry: Titled): string {
  const sections = sectionsOf(entry).map(
    ([name, lines]) => `## ${name}\n\n${lines.map((line, at) => `${at + 1}. ${escape(line)}`).join('\n')}`,
  )
  return `${[`# ${escape(entry.title)}`, ...sections].join('\n\n')}\n`
}

/** A portable file name. */
export const fileName = (title: string, ending: 'txt' | 'md') =>
  `${
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'script'
  }.${ending}`

function sectionsOf({ script, selectedHook }: Titled): [string, string[]][] {
  const hooks = script.hooks.map(
    ({ text, approach }, at) => `${text} (${approach}${at === selectedHook ? ', chosen' : ''})`,
  )
  const sections: [string, string[]][] = [
    ['Hook Options', hooks],
    ['Script', script.script_parts],
    ['Visual Cues', script.visual_cues],
    ['Engagement Tips', script.engagement_tips],
  ]
  return sections.filter(([, lines]) => lines.length > 0)
}

// Characters that Markdown would interpret.
const escape = (line: string) => line.replace(/([\\`*_[\]<>#])/g, String.raw`\$1`)
