import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createSite } from '#platform/server/http/serve-static.ts'
import { loadSiteFiles } from '#platform/server/http/site-files.ts'
import type { Metrics } from '#platform/server/metrics.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { suggestKnownPage } from '../pages.ts'

/** The built site. Missing in development, where Vite serves the pages. */
export function openSite({ siteUrl, metrics }: { siteUrl: string; metrics: Metrics }) {
  const folder = join(projectRoot, 'build', 'client')
  if (!existsSync(folder)) return () => false
  const files = loadSiteFiles(folder, siteUrl)
  const secure = siteUrl.startsWith('https:')
  return createSite({ secure, files, metrics, redirect: suggestKnownPage })
}
