import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () =>
  pageMeta(`CroAI Tools · ${brand.name}`, 'Ideas, scripts and a calendar for short videos.')

/** The gate's layout asks for feedback below pages with this flag. */
export const handle = { asksForFeedback: true }

export default lazyPage(async () => (await import('./studio-dashboard.tsx')).StudioDashboard)
