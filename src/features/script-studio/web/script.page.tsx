import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Script · ${brand.name}`, 'A script to work on.')

export default lazyPage(async () => (await import('./script/script-screen.tsx')).ScriptScreen)
