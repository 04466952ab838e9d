import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Scheduled Script · ${brand.name}`, 'A script with its date and captions.')

export default lazyPage(async () => (await import('./viewer/viewer-screen.tsx')).ViewerScreen)
