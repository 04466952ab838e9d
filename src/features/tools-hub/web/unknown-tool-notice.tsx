import { useLocation, useNavigate } from 'react-router'
import { useAfterHydration } from '#platform/web/after-hydration.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { toolsHubPaths } from '../contract/paths.ts'

/** Shown after following a link to a tool that doesn't exist. */
export function UnknownToolNotice() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isShown = useAfterHydration(() => pathname + search === toolsHubPaths.unknownTool, false)
  if (!isShown) return null
  return (
    <Banner
      kind="information"
      onDismiss={() => void navigate(toolsHubPaths.list, { replace: true })}
      className="mb-8"
    >
      There’s no tool at that address. These are the tools we have.
    </Banner>
  )
}
