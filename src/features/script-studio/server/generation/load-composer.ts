import { createComposer } from '../../domain/writing/compose.ts'

/** The built-in composer. Its tagger loads with it instead of at server start. */
export async function loadComposer() {
  const { createEnglishTagger } = await import('./tag-english.ts')
  return createComposer(createEnglishTagger())
}
