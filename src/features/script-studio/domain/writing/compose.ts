import type { Brief } from '../brief.ts'
import { composeCaption } from './caption.ts'
import { composeIdeaScript } from './compose-idea-script.ts'
import { composeCustom } from './custom.ts'
import { composeIdeas } from './ideas.ts'
import { composeLine } from './line.ts'
import type { Tagger } from './note.ts'

/**
 * The built-in composer: replies to a brief in the same shape as a model. The same brief gives the same
 * reply.
 */
export const createComposer =
  (tag: Tagger) =>
  (given: unknown): string => {
    const brief = given as Brief
    switch (brief.task) {
      case 'ideas':
        return JSON.stringify(composeIdeas(brief, tag))
      case 'script':
        return JSON.stringify(composeIdeaScript(brief, tag))
      case 'custom':
        return JSON.stringify(composeCustom(brief, tag))
      case 'line':
        return JSON.stringify(composeLine(brief, tag))
      case 'caption':
        return composeCaption(brief, tag)
    }
  }
