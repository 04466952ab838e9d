import { callTexts, framings, placements, type Experiment, type Variant } from '../contract/experiments.ts'

/** Stable for the whole session and uniformly distributed across sessions. */
export function assignVariant(experiment: Experiment, sessionId: string): Variant {
  if (experiment.assignment === 'fixed') return experiment.variant
  const text = pick(callTexts, `text:${sessionId}`)
  const framing = pick(framings, `framing:${sessionId}`)
  const placement = pick(placements, `placement:${sessionId}`)
  const id = [text.toLowerCase().replaceAll(' ', '_'), framing, placement].join('.')
  return { id, text, target: '/waitlist', framing, placement }
}

/** Shown in prerendered HTML and until hydration, before the session is known. */
export function firstVariant(experiment: Experiment): Variant {
  return experiment.assignment === 'fixed' ? experiment.variant : experiment.first
}

// Each dimension is hashed with its own name so that they are independent.
function pick<Choice>(choices: readonly [Choice, ...Choice[]], seed: string): Choice {
  return choices[hash(seed) % choices.length] ?? choices[0]
}

/** FNV-1a with a final mix, so that similar short strings get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
