import { answerParent } from '#platform/server/child-process.ts'
import type { ShareCard } from '../../contract/share-card.ts'
import { drawCard } from './draw-card.ts'

answerParent(async (card: ShareCard) => ({ bytes: await drawCard(card) }))
