import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Idea } from '../../contract/idea.ts'
import { rememberMessages } from '../../contract/messages.ts'
import type { PartialScript, RevisionInput, ScriptEdit, ScriptList } from '../../contract/script.ts'
import { changeIdea, studioKeys } from './idea-cache.ts'
import { scriptsApi } from './studio-api.ts'

/** Edits to a script. Each is shown once saved; only the hook selection is optimistic. */
export function useScriptEdit(idea: Idea) {
  const client = useQueryClient()
  const toast = useToast()
  const param = { ideaId: idea.id }
  const show = (kept: Idea) => changeIdea(client, idea.id, () => kept)
  const edit = async (json: ScriptEdit) => show(await unwrap(scriptsApi[':ideaId'].$patch({ param, json })))

  return {
    rename: (title: string) => edit({ title }),
    editLine: (list: ScriptList, index: number, text: string) =>
      edit(replaced(idea.script, list, index, text)),
    async rewriteLine(place: RevisionInput) {
      show(await unwrap(scriptsApi[':ideaId'].revisions.$post({ param, json: place })))
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
    },
    async rememberLine(words: string) {
      const { rememberLine } = await import('./use-notes.ts')
      await rememberLine(client, words)
      toast({ text: rememberMessages.done })
    },
    async chooseHook(selectedHook: number) {
      changeIdea(client, idea.id, (shown) => ({ ...shown, selectedHook }))
      await edit({ selectedHook }).catch((cause: unknown) => {
        changeIdea(client, idea.id, (shown) => ({ ...shown, selectedHook: idea.selectedHook }))
        throw cause
      })
    },
  }
}

function replaced(script: PartialScript | null, list: ScriptList, index: number, text: string): ScriptEdit {
  if (!script) return {}
  if (list === 'hooks')
    return { hooks: script.hooks.map((hook, at) => (at === index ? { ...hook, text } : hook)) }
  return { [list]: script[list].map((line, at) => (at === index ? text : line)) }
}
