import { useQuery } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import { deliveryTexts as texts, type DeliveryStatus } from '../../../contract/delivery-choices.ts'
import type { DeliveryRoutes } from '../../../server/deliveries/delivery.routes.ts'

const deliveryApi = apiClient<DeliveryRoutes>('/api')['own-campaigns']

/** Where a creator marks rewards as sent or delivered. Nothing for a campaign without paid rewards. */
export function DeliveryPanel({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['own-campaign', id, 'deliveries'],
    queryFn: () => unwrap(deliveryApi[':id'].deliveries.$get({ param: { id } })),
  })

  const { busy, failure, run } = useRequest(found.refetch)
  const mark = (reward: number, status: DeliveryStatus) =>
    run(`${reward}:${status}`, () => {
      const json = { status, reward, pledgeIds: null }
      return unwrap(deliveryApi[':id'].deliveries.$put({ param: { id }, json }))
    })

  if (found.isError)
    return (
      <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
        {found.error.message}
      </ErrorState>
    )
  if (!found.data || found.data.rewards.length === 0) return null
  return (
    <section aria-labelledby="deliveries" className="mt-6 max-w-3xl">
      <h2 id="deliveries" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {found.data.rewards.map(({ reward, title, waiting, sent, delivered }) => (
          <li key={reward} className="py-4">
            <h3 className="text-base font-semibold break-words">{title}</h3>
            <p className="mt-1 text-sm text-ink-soft tabular-nums">{texts.line(waiting, sent, delivered)}</p>
            <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
              {waiting > 0 && (
                <Button
                  busy={busy === `${reward}:sent`}
                  busyText={texts.saving}
                  onClick={() => void mark(reward, 'sent')}
                >
                  {texts.allSent}
                </Button>
              )}
              {waiting + sent > 0 && (
                <Button
                  variant="quiet"
                  busy={busy === `${reward}:delivered`}
                  busyText={texts.saving}
                  onClick={() => void mark(reward, 'delivered')}
                >
                  {texts.allDelivered}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <Notice kind="failure" className="mt-3">
          {failure}
        </Notice>
      )}
    </section>
  )
}
