import { Navigate, useLocation } from 'react-router'
import { FeedbackForm } from '#features/forms/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { findToolByRoute, type Tool } from '../contract/catalog.ts'
import { toolsHubPaths } from '../contract/paths.ts'
import { ProfileForTools } from './profile-for-tools.tsx'
import { ToolFeatures } from './tool-features.tsx'
import { ToolIcon } from './tool-icon.tsx'
import { ToolInterest } from './tool-interest.tsx'

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(
    `${findToolByRoute(location.pathname)?.title ?? 'AI Tools'} · ${brand.name}`,
    'A tool for creators.',
  )

/** A placeholder until the tool is available. */
export default function ToolPage() {
  const tool = findToolByRoute(useLocation().pathname)
  if (!tool) return <Navigate replace to={toolsHubPaths.list} />
  // The key resets the state when another tool is opened.
  return <UpcomingTool key={tool.id} tool={tool} />
}

function UpcomingTool({ tool }: { tool: Tool }) {
  return (
    <section className="page-width grid gap-10 pt-12 pb-section md:grid-cols-[1.5fr_1fr] lg:pt-20">
      <div>
        <ToolIcon icon={tool.icon} />
        <h1 className="mt-6 text-3xl">{tool.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{tool.description}</p>
        <p className="mt-6 max-w-prose">We’re building it now. It will open on this page.</p>
        <div className="mt-8 flex flex-wrap items-end gap-3">
          <ToolInterest tool={tool} />
          <ButtonLink to={toolsHubPaths.list} size="lg">
            See all tools
          </ButtonLink>
        </div>
      </div>
      <div className="self-start rounded-lg border border-line bg-surface p-6">
        <h2 className="mb-4 text-lg">What it will do</h2>
        <ToolFeatures features={tool.features} />
      </div>
      <ProfileForTools />
      <div className="max-w-prose">
        <h2 className="mb-4 text-xl">What would make it useful to you?</h2>
        <FeedbackForm />
      </div>
    </section>
  )
}
