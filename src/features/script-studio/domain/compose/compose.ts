import type { Brief } from '../brief.ts'
import { composeCaption } from './caption.ts'
import { composeIdeaScript } from './compose-script.ts'
import { composeCustom } from './custom.ts'
import { composeIdeas } from './ideas.ts'
import { composeLine } from './line.ts'

/** The built-in composer: writes the reply to a brief, in the shape in which a model would. The same brief, the same reply. */
export function compose(given: unknown): string {
  const brief = given as Brief
  switch (brief.task) {
    case 'ideas':
      return JSON.stringify(composeIdeas(brief))
    case 'script':
      return JSON.stringify(composeIdeaScript(brief))
    case 'custom':
      return JSON.stringify(composeCustom(brief))
    case 'line':
      return JSON.stringify(composeLine(brief))
    case 'caption':
      return composeCaption(brief)
  }
}
