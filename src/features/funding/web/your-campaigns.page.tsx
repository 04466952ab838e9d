import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Your campaigns · ${brand.name}`, 'Your campaigns.', { hidden: true })

export default lazyPage(async () => (await import('./own/own-campaigns.tsx')).OwnCampaigns)
