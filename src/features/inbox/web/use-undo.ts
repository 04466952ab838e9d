import { useToast } from '#platform/web/ui/toast.tsx'
import { undoChange } from './conversations/conversation-api.ts'
import { conversationTexts as texts } from './conversations/conversation-texts.ts'
import { useRefetchRows } from './review-queries.ts'

/** Shows what was changed, with a button that undoes it. */
export function useUndo() {
  const toast = useToast()
  const refetch = useRefetchRows()

  async function undo(changeId: string) {
    try {
      const { skipped } = await undoChange(changeId)
      await refetch()
      toast({ text: skipped === 0 ? texts.undone : texts.undoneExcept(skipped) })
    } catch (error) {
      toast({ kind: 'failure', text: (error as Error).message })
    }
  }

  return (text: string, changeId: string | null) => {
    if (changeId !== null) toast({ text, action: { text: texts.undo, run: () => void undo(changeId) } })
  }
}
