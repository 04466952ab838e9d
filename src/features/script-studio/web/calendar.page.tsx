import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Calendar · ${brand.name}`, 'When your scripts go out.')

export default lazyPage(async () => (await import('./calendar/calendar-screen.tsx')).CalendarScreen)
