import type { ShareCard } from '../../contract/share-card.ts'
import { drawCard } from './draw-card.ts'

// A process of its own, because drawing would block the server and the canvas doesn't free its memory.

process.once('message', (card: ShareCard) => {
  drawCard(card).then(
    (bytes) => process.send?.({ bytes }),
    () => process.exit(1),
  )
})
process.once('disconnect', () => process.exit(1))
