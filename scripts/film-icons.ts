import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectIconWords } from '../src/features/video-studio/server/icons/collect-icon-words.ts'

// Writes the words by which films find their icons, after an update of the icon or keyword package.

const file = join(import.meta.dirname, '../src/features/video-studio/film/icon-words.json')
writeFileSync(file, `${JSON.stringify(collectIconWords(), null, 2)}\n`)
