export type StructureName = 'teach' | 'story' | 'behind' | 'showcase' | 'personal' | 'tips' | 'change'
