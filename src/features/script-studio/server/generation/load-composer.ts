import { createComposer } from '../../domain/writing/compose.ts'

/** The built-in composer. Its tagger is loaded with it, and not when the server starts. */
export async function loadComposer() {
  const { createEnglishTagger } = await import('./tag-english.ts')
  return createComposer(createEnglishTagger())
}
