import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { toolInterestMessages } from '#features/forms/contract/form-messages.ts'
import { NotifyForm } from '#features/forms/web.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import type { Tool } from '../contract/catalog.ts'
import { ToolFeatures } from './tool-features.tsx'
import { ToolIcon } from './tool-icon.tsx'

/** `prominent` marks a tool that is available. */
export function ToolCard({ tool, prominent = false }: { tool: Tool; prominent?: boolean }) {
  const titleId = useId()
  const { title, description, icon, features, status } = tool
  return (
    <article
      className={
        prominent
          ? 'flex flex-col gap-6 rounded-lg border border-line bg-surface p-6 shadow-raised sm:p-8'
          : 'flex flex-col gap-5 border-t border-line pt-6'
      }
    >
      <div className="flex items-start justify-between gap-4">
        <ToolIcon icon={icon} />
        <Badge tone={status === 'Available' ? 'gain' : 'neutral'}>{status}</Badge>
      </div>
      <div>
        <h3 id={titleId} className={prominent ? 'text-2xl' : 'text-xl'}>
          {title}
        </h3>
        <p className="mt-2 max-w-prose text-ink-soft">{description}</p>
      </div>
      <ToolFeatures features={features} />
      <TryNow tool={tool} prominent={prominent} describedBy={titleId} />
      {status === 'Coming Soon' && <NotifyMe tool={tool} describedBy={titleId} />}
    </article>
  )
}

/** Opens without a script; most visitors want no form per card. */
function NotifyMe({ tool, describedBy }: { tool: Tool; describedBy: string }) {
  return (
    <details className="group">
      <summary
        aria-describedby={describedBy}
        className="flex min-h-10 items-center font-semibold underline decoration-edge underline-offset-4"
      >
        {toolInterestMessages.open}
      </summary>
      <div className="pt-3">
        <NotifyForm toolId={tool.id} toolTitle={tool.title} />
      </div>
    </details>
  )
}

type TryNowProps = { tool: Tool; prominent: boolean; describedBy: string }

/** Links to the tool, whose gate redirects signed-out visitors to the sign-in and back. */
function TryNow({ tool, prominent, describedBy }: TryNowProps) {
  return (
    <ButtonLink
      to={tool.route}
      state={{ tool }}
      variant={prominent ? 'main' : 'plain'}
      size={prominent ? 'lg' : 'md'}
      aria-describedby={describedBy}
      className="mt-auto self-start"
    >
      Try Now
      {prominent && <ArrowRight size={18} aria-hidden="true" />}
    </ButtonLink>
  )
}
