import type { Framing, Variant } from '#features/analytics/contract/experiments.ts'

const framed: Record<Framing, string> = {
  default: 'Be there when the first campaigns open.',
  og_focused: 'The first to join are our OGs, and their profile will say so.',
  exclusive_access: 'The waitlist gets in before everyone else.',
}

/** The sentence next to a call to action. */
export function framingSentence({ framing, target }: Variant): string {
  return target === '/ai-tools' && framing === 'default'
    ? 'Find ideas, write scripts and plan your week.'
    : framed[framing]
}
