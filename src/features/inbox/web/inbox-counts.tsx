import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { reviewMessages } from '../contract/review-lists.ts'
import { useConversationCounts } from './conversations/conversation-queries.ts'
import { useOverview } from './review-queries.ts'

/** What waits in each list; undefined until it is known. */
export function useInboxCounts() {
  const overview = useOverview()
  const conversations = useConversationCounts()
  return {
    inbox: conversations.data?.open,
    waitlist: overview.data?.waitlistStatuses.pending,
    newsletter: overview.data?.activeSubscribers,
  }
}

/** Says that the counts are missing, with a retry. */
export function CountsFailure() {
  const overview = useOverview()
  if (!overview.isError) return null
  return (
    <Notice
      kind="failure"
      className="m-4 lg:mx-6"
      title={reviewMessages.dashboard}
      actions={
        <Button busy={overview.isFetching} onClick={() => void overview.refetch()}>
          Try again
        </Button>
      }
    >
      {overview.error.message}
    </Notice>
  )
}
