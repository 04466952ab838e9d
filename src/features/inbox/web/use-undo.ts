import { useToast } from '#platform/web/ui/toast.tsx'
import { undoChange } from './conversations/conversation-api.ts'
import { conversationTexts as texts } from './conversations/conversation-texts.ts'
import { useRefetchRows } from './review-queries.ts'

type Undone = (text: string) => void

/** Shows what was changed, with a button that undoes it. */
export function useUndo() {
  const toast = useToast()
  const refetch = useRefetchRows()

  async function undo(changeId: string, onUndone?: Undone) {
    try {
      const { skipped } = await undoChange(changeId)
      await refetch()
      const text = skipped === 0 ? texts.undone : texts.undoneExcept(skipped)
      toast({ about: changeId, text })
      onUndone?.(text)
    } catch (error) {
      toast({ kind: 'failure', text: (error as Error).message })
    }
  }

  return (text: string, changeId: string | null, onUndone?: Undone) => {
    if (changeId === null) return
    const action = { text: texts.undo, run: () => void undo(changeId, onUndone) }
    toast({ about: changeId, text, action })
  }
}
