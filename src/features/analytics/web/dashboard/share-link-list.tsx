import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatAgo } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ShareLink } from '../../contract/share-links.ts'
import { shareTexts as texts } from '../../contract/share-texts.ts'
import { describeDays } from '../../domain/describe-days.ts'
import { describeQuery } from '../../domain/describe-query.ts'
import { shareApi } from './report-api.ts'

export const shareLinksKey = ['analytics', 'share-links']

export function ShareLinkList() {
  const [revoked, setRevoked] = useState<ShareLink>()
  const client = useQueryClient()
  const links = useQuery({
    queryKey: shareLinksKey,
    queryFn: () => unwrap(shareApi.analytics['share-links'].$get()),
    staleTime: 0,
  })
  const revoke = async () => {
    if (!revoked) return
    await unwrap(shareApi.analytics['share-links'][':id'].$delete({ param: { id: revoked.id } }))
    await client.invalidateQueries({ queryKey: shareLinksKey })
  }
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{texts.existing}</h3>
      {links.isPending && <Skeleton className="h-16" />}
      {links.isError && (
        <ErrorState onRetry={() => void links.refetch()} busy={links.isFetching}>
          {links.error.message}
        </ErrorState>
      )}
      {links.data?.items.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {links.data?.items.map((link) => (
          <LinkRow key={link.id} link={link} now={links.dataUpdatedAt} onRevoke={() => setRevoked(link)} />
        ))}
      </ul>
      <ConfirmDialog
        open={revoked !== undefined}
        onOpenChange={() => setRevoked(undefined)}
        title={texts.revokeTitle}
        confirmText={texts.revoke}
        busyText={texts.revoking}
        onConfirm={revoke}
      >
        {texts.revokeAbout}
      </ConfirmDialog>
    </section>
  )
}

type LinkRowProps = { link: ShareLink; now: number; onRevoke: () => void }

function LinkRow({ link, now, onRevoke }: LinkRowProps) {
  const report = describeQuery(link.query).join(' · ')
  const { createdBy, createdAt, expiresAt, lastOpenedAt } = link
  // In UTC, as the page behind the link says.
  const expiryDay = expiresAt.slice(0, 10)
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0 text-sm text-ink-soft">
        <p className="font-medium break-words text-ink">{report}</p>
        <p className="break-words">{texts.madeBy(createdBy, formatAgo(createdAt, now))}</p>
        <p>
          {lastOpenedAt === null ? texts.neverOpened : texts.opened(formatAgo(lastOpenedAt, now))}
          {' · '}
          {texts.expiresOn(describeDays(expiryDay, expiryDay))}
        </p>
      </div>
      <Button variant="quiet" onClick={onRevoke} aria-label={texts.revokeLabel(report)}>
        {texts.revoke}
      </Button>
    </li>
  )
}
