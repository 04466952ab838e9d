import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`History · ${brand.name}`, 'Ideas and scripts you generated.')

export default lazyPage(async () => (await import('./ideas/history-screen.tsx')).HistoryScreen)
