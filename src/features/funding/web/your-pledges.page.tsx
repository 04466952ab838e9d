import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Your pledges · ${brand.name}`, 'Your pledges.', { hidden: true })

export default lazyPage(async () => (await import('./pledges/own-pledges.tsx')).OwnPledges)
