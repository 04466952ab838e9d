import { useRef } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Conversation, ConversationChange } from '../../contract/conversations.ts'
import { changeConversations, undoChange } from './conversation-api.ts'
import { useShowChanges } from './conversation-queries.ts'
import { changeTexts, conversationTexts as texts } from './conversation-texts.ts'

/** Changes conversations and offers to undo it. */
export function useChange() {
  const toast = useToast()
  const { show, refetch } = useShowChanges()
  const last = useRef<string>(undefined)

  async function undo(id = last.current) {
    if (id === undefined) return
    last.current = undefined
    try {
      const { skipped } = await undoChange(id)
      await refetch()
      toast({ about: id, text: skipped === 0 ? texts.undone : texts.undoneExcept(skipped) })
    } catch (error) {
      toast({ kind: 'failure', text: (error as Error).message })
    }
  }

  /** Returns the changed conversations, or nothing if that failed. */
  async function change(wanted: ConversationChange): Promise<readonly Conversation[] | undefined> {
    try {
      const { changed, changeId } = await changeConversations(wanted)
      show(changed)
      last.current = changeId ?? undefined
      toast({
        text: describe(wanted, changed.length),
        ...(changeId !== null && {
          about: changeId,
          action: { text: texts.undo, run: () => void undo(changeId) },
        }),
      })
      return changed
    } catch (error) {
      toast({ kind: 'failure', text: `${texts.failed} ${(error as Error).message}` })
      return undefined
    }
  }

  return { change, undo: () => void undo() }
}

function describe({ done, snoozedUntil, assigneeEmail }: ConversationChange, count: number): string {
  if (done !== undefined) return done ? changeTexts.done(count) : changeTexts.reopened(count)
  if (snoozedUntil === null) return changeTexts.woken
  if (snoozedUntil !== undefined) return changeTexts.snoozed(count, formatDateTime(snoozedUntil))
  if (assigneeEmail !== undefined) return changeTexts.assigned(assigneeEmail)
  return changeTexts.tagged
}
