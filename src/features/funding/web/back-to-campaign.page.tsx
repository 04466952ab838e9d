import { useEffect } from 'react'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Spinner } from '#platform/web/ui/spinner.tsx'

export const meta = () => pageMeta(brand.name, 'Back to the campaign.', { hidden: true })

/** Campaigns are rendered by the server, so a sign-in can only return to them through a page of the app. */
export default function BackToCampaign() {
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get('to') ?? ''
    window.location.replace(/^[a-z0-9-]{1,80}$/.test(slug) ? `/campaigns/${slug}` : '/campaigns')
  }, [])
  return <Spinner className="min-h-[50dvh]" />
}
