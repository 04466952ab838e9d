import {
  factors,
  variantC,
  variantId,
  type ArmName,
  type RunningExperiment,
  type Variant,
} from '../contract/experiments.ts'

/** Stable for the whole visit and uniformly distributed across visits; another experiment assigns them again. */
export function assignVariant(running: RunningExperiment | undefined, sessionId: string): Variant {
  if (!running) return variantC
  const { code, factor } = running
  const arms: readonly [ArmName, ...ArmName[]] = factors[factor]
  const arm = arms[hash(`${code}:${sessionId}`) % arms.length] ?? arms[0]
  const variant: Variant = { ...invitation, [factor]: arm, id: variantId(code, arm) }
  return variant.text === variantC.text ? { ...variant, target: variantC.target } : variant
}

// A sentence about the waitlist would make no sense beside a link to the tools.
const invitation: Variant = { ...variantC, text: 'Join Waitlist', target: '/waitlist' }

/** FNV-1a with a final mix, so that similar short strings get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
