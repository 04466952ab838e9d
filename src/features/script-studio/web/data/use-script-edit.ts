import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Idea } from '../../contract/idea.ts'
import { lineMessages } from '../../contract/script-messages.ts'
import type { RevisionInput, ScriptList } from '../../contract/script.ts'
import { changeIdea, studioKeys } from './idea-cache.ts'
import { createScriptEditor } from './script-editor.ts'
import { scriptsApi } from './studio-api.ts'

export type ScriptEditing = ReturnType<typeof useScriptEdit>

/** Edits to a script. Each is shown once saved; only the hook selection is optimistic. */
export function useScriptEdit(idea: Idea) {
  const client = useQueryClient()
  const toast = useToast()
  const param = { ideaId: idea.id }
  const show = (kept: Idea) => changeIdea(client, kept.id, () => kept)
  const [editor] = useState(() =>
    createScriptEditor(idea, async (json) => {
      const kept = await unwrap(scriptsApi[':ideaId'].$patch({ param, json }))
      show(kept)
      return kept
    }),
  )
  useEffect(() => editor.see(idea), [editor, idea])

  return {
    editLine: editor.editLine,
    async removeLine(list: Exclude<ScriptList, 'hooks'>, index: number, text: string) {
      await editor.removeLine(list, index)
      const restore = () =>
        void editor
          .restoreLine(list, index, text)
          .catch((cause: unknown) => toast({ kind: 'failure', text: asApiError(cause).message }))
      toast({ text: lineMessages.removed, action: { text: lineMessages.undo, run: restore } })
    },
    async rewriteLine(place: RevisionInput) {
      show(await unwrap(scriptsApi[':ideaId'].revisions.$post({ param, json: place })))
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
    },
    async rememberLine(words: string) {
      const { rememberLine } = await import('./use-notes.ts')
      await rememberLine(client, words)
      toast({ text: lineMessages.remembered })
    },
    async chooseHook(selectedHook: number) {
      changeIdea(client, idea.id, (shown) => ({ ...shown, selectedHook }))
      await editor.chooseHook(selectedHook).catch((cause: unknown) => {
        changeIdea(client, idea.id, (shown) => ({ ...shown, selectedHook: idea.selectedHook }))
        throw cause
      })
    },
  }
}
