import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Edit campaign · ${brand.name}`, 'Edit your campaign.', { hidden: true })

export default lazyPage(async () => (await import('./own/edit-campaign.tsx')).EditCampaign)
