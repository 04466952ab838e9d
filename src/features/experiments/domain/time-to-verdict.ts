import { falseAlarmRate, marginAt } from './confidence.ts'

export type Plan = {
  /** Of the version shown today. */
  rate: number
  /** The smallest difference that is worth looking for, as a part of 1. */
  smallestEffect: number
  arms: number
}

/** Visits of each arm at which data exactly as expected show the smallest effect. */
export function plannedVisits({ rate, smallestEffect, arms }: Plan): number {
  const better = Math.min(rate + smallestEffect, 1)
  const variance = rate * (1 - rate) + better * (1 - better)
  const margin = marginAt(1, falseAlarmRate / (arms - 1))
  return Math.max(Math.ceil((margin ** 2 * variance) / smallestEffect ** 2), 100)
}

/** Four of five experiments with the smallest effect have their verdict by then. */
export function daysToVerdict({ visitsPerDay, ...plan }: Plan & { visitsPerDay: number }): number {
  return Math.ceil((shareForFourOfFive * plannedVisits(plan) * plan.arms) / Math.max(visitsPerDay, 0.01))
}

/** Simulated for rates from 2% to 50%: between 1.35 and 1.5. */
const shareForFourOfFive = 1.5
