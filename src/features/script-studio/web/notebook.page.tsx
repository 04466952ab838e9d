import { brand } from '#platform/common/brand.ts'
import { lazyPage } from '#platform/web/lazy-page.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'

export const meta = () => pageMeta(`Notebook · ${brand.name}`, 'The facts your scripts are written from.')

export default lazyPage(async () => (await import('./notebook/notebook-screen.tsx')).NotebookScreen)
