import type { TeamFunnelStep } from '../contract/funnels.ts'

/** For each step, the pattern of paths that contain it and all steps before it, in order. */
export const funnelPatterns = (steps: readonly TeamFunnelStep[]): string[] =>
  steps.map(
    (_, index) =>
      `%${steps
        .slice(0, index + 1)
        .map(actionOf)
        .join('%')}%`,
  )

const actionOf = ({ kind, name }: TeamFunnelStep) =>
  `\t${kind === 'page' ? 'p' : 'b'}${name.replace(/[\\%_]/g, '\\$&')}\n`
