import type { Tip } from './fields/find-field.ts'

export type Role = 'stake' | 'turn' | 'scene' | 'fix' | 'tip' | 'own' | 'test' | 'payoff' | 'call'

/** A sentence and how soon it may be left out: 0 never, the highest first. */
export type Sentence = { text: string; rank: number }

/** A part of a script before it is known how much of it fits: its sentences in the order in which they are spoken. */
export type Part = { role: Role; sentences: Sentence[]; tip?: Tip }

export const must = (text: string): Sentence => ({ text, rank: 0 })
export const maybe = (rank: number, text: string): Sentence => ({ text, rank })
