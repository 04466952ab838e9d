import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Idea } from '../../contract/idea.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import type { Report } from './generation-failure.ts'
import { createScriptWriter } from './script-writer.ts'

export type ScriptWriting = ReturnType<typeof useScriptWriting>

/** The scripts being written on this page. They stop when the page is left. */
export function useScriptWriting(report: Report) {
  const client = useQueryClient()
  const [running, setRunning] = useState<readonly string[]>([])
  const [writer] = useState(() => createScriptWriter(client, setRunning))
  useEffect(() => writer.stopAll, [writer])

  return {
    isWriting: (id: string) => running.includes(id),
    write: (idea: Idea) => writer.write(idea, report),
    writeOwn: (request: CustomIdeaInput) => writer.writeOwn(request, report),
    stop: writer.stop,
  }
}
