import { answerParent } from '#platform/server/child-process.ts'
import { drawCampaignCard, type CampaignCard } from './draw-campaign-card.ts'

answerParent(async (card: CampaignCard) => ({ bytes: await drawCampaignCard(card) }))
