import { drawCampaignCard, type CampaignCard } from './draw-campaign-card.ts'

// A process of its own, because drawing would block the server and the canvas doesn't free its memory.

process.once('message', (card: CampaignCard) => {
  drawCampaignCard(card).then(
    (bytes) => process.send?.({ bytes }),
    () => process.exit(1),
  )
})
process.once('disconnect', () => process.exit(1))
