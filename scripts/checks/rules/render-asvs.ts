type Requirement = { id: string; level: 1 | 2; text: string } & (
  | { status: 'held' | 'not held'; evidence: string[] }
  | { status: 'not applicable'; reason: string }
)

/** `evidence` is `file › title of a test` or `file › words in it`. */
export type Asvs = { standard: string; chapters: Record<string, string>; requirements: Requirement[] }

export const chapterOf = ({ id }: { id: string }) => id.split('.')[0] ?? ''

export function countHeld({ requirements }: Asvs) {
  const applicable = requirements.filter(({ status }) => status !== 'not applicable')
  const held = applicable.filter(({ status }) => status === 'held')
  return { all: requirements.length, applicable: applicable.length, held: held.length }
}

/** Renders the readable table; edit the JSON file, not the output. */
export function renderAsvs(asvs: Asvs): string {
  const { all, applicable, held } = countHeld(asvs)
  const lines = [
    `# ${asvs.standard}, level 2`,
    '',
    '<!-- Made by npm run asvs from docs/asvs.json: change that file. -->',
    '',
    `Of its ${all} requirements at levels 1 and 2, ${applicable} apply to this product and ${held} of them are held (${((held / applicable) * 100).toFixed(1)}%).`,
    'Each names the test, setting or document that shows it, and `src/testing/asvs.test.ts` fails when that is gone. What is not held',
    'says so; the reasons are in [decision 080](decisions/080-deviations-from-asvs.md). The texts are ours: the standard has the full ones.',
  ]
  for (const [chapter, title] of Object.entries(asvs.chapters)) {
    const own = asvs.requirements.filter((requirement) => chapterOf(requirement) === chapter)
    lines.push(
      '',
      `## V${chapter} ${title}`,
      '',
      '| id | level | requirement | status | shown by |',
      '|---|---|---|---|---|',
    )
    for (const requirement of own) {
      const shown =
        requirement.status === 'not applicable'
          ? requirement.reason
          : requirement.evidence.map(quoteFile).join('<br>')
      lines.push(
        `| ${requirement.id} | ${requirement.level} | ${requirement.text} | ${requirement.status} | ${shown} |`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

const quoteFile = (evidence: string) => evidence.replace(/^(\S+) › /, '`$1` › ')
