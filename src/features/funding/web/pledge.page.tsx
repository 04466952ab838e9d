import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Back a campaign · ${brand.name}`, 'Back a campaign.', { hidden: true })

export default lazyPage(async () => (await import('./pledges/pledge-screen.tsx')).PledgeScreen)
