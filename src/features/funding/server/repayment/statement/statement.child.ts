import { answerParent } from '#platform/server/child-process.ts'
import type { Statement } from '../../../contract/statements.ts'
import { drawStatement } from './draw-statement.ts'

answerParent(async (statement: Statement) => ({ bytes: await drawStatement(statement) }))
