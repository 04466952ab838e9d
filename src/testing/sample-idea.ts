import type { CurrentIdeas, Idea } from '#features/script-studio/contract/idea.ts'

export const sampleIdea = (id: string, changes: Partial<Idea> = {}): Idea => ({
  id,
  generationId: 'g',
  title: 'Bread on Monday',
  hookType: '',
  targetAudience: '',
  whyItWorks: '',
  presetId: null,
  presetName: null,
  videoLength: '30-60 seconds (Standard)',
  script: null,
  scriptState: 'none',
  selectedHook: null,
  blanks: [],
  marks: [],
  createdAt: '2026-05-01T00:00:00.000Z',
  ...changes,
})

export const currentIdeas = (...ideas: Idea[]): CurrentIdeas => ({
  ideas,
  generation: null,
  composer: { name: 'Built-in composer', isBuiltIn: true, canSearch: false },
  allowance: { used: 0, limit: 20, resetsAt: '2026-05-02T00:00:00.000Z' },
})
