import { answerParent } from '#platform/server/child-process.ts'
import { parseMail } from './parse-mail.ts'

// One process per email, so that one that takes long or much memory to read delays nothing else.
answerParent(async ({ raw }: { raw: Uint8Array }) => ({ mail: await parseMail(raw) }))
