import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { tools } from '../contract/catalog.ts'
import { toolsHubPaths } from '../contract/paths.ts'
import { StartLink } from './start-link.tsx'
import { ToolCard } from './tool-card.tsx'
import { UnknownToolNotice } from './unknown-tool-notice.tsx'

export const meta = () =>
  pageMeta(
    `AI Tools · ${brand.name}`,
    'Tools for creators: ideas, scripts, captions, a calendar and short videos.',
    { path: toolsHubPaths.list, image: { file: 'ai-tools.png', alt: 'Tools for your next video.' } },
  )

const available = tools.filter((tool) => tool.status === 'Available')
const comingSoon = tools.filter((tool) => tool.status === 'Coming Soon')

export default function AiToolsPage() {
  return (
    <>
      <section className="page-width pt-12 pb-section lg:pt-20">
        <UnknownToolNotice />
        <h1 className="text-display">AI Tools</h1>
        <p className="mt-6 max-w-prose text-lg text-ink-soft">
          From the first idea to the finished video. The tools know your niche and your audience, and you have
          the final say.
        </p>
        <h2 className="sr-only">Ready to use</h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          {available.map((tool) => (
            <ToolCard key={tool.id} tool={tool} prominent />
          ))}
        </div>
        <h2 className="mt-section text-3xl">Coming next</h2>
        <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {comingSoon.map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
        </div>
      </section>
      <section data-theme="dark" className="bg-surface">
        <div className="page-width flex flex-wrap items-center justify-between gap-8 py-section">
          <h2 className="max-w-prose text-3xl">One account, every tool</h2>
          <div className="flex flex-wrap gap-3">
            <StartLink />
            <ButtonLink to={toolsHubPaths.about} size="lg">
              Learn More About {brand.name}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
