import type { Brief } from '../brief.ts'

/** The built-in composer: writes the reply to a brief, in the shape in which a model would. */
export function compose(brief: unknown): string {
  const { task } = brief as Brief
  return JSON.stringify({ task })
}
