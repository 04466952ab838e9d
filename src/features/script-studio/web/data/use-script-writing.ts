import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Idea } from '../../contract/idea.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import type { ScriptEvent } from '../../contract/stream.ts'
import type { Report } from './failure-report.ts'
import { generationFailure } from './generation-failure.ts'
import { changeCurrent, changeIdea, emptyScript, noteAllowance, studioKeys, withLine } from './idea-cache.ts'
import { readEvents } from './read-events.ts'

export type ScriptWriting = ReturnType<typeof useScriptWriting>

type DataEvent = Exclude<ScriptEvent, { type: 'error' }>

/** Scripts that are being written for this page, line by line. Several may be at once; each can be stopped. */
export function useScriptWriting(report: Report) {
  const client = useQueryClient()
  const running = useRef(new Map<string, AbortController>())
  const [writing, setWriting] = useState<readonly string[]>([])
  useEffect(() => {
    const all = running.current
    return () => all.forEach((control) => control.abort())
  }, [])

  function begin(id: string, control: AbortController) {
    running.current.set(id, control)
    report(id)
    setWriting([...running.current.keys()])
  }

  function end(id: string) {
    running.current.delete(id)
    setWriting([...running.current.keys()])
    void client.invalidateQueries({ queryKey: studioKeys.history })
  }

  const change = (id: string, changed: (idea: Idea) => Idea) => changeIdea(client, id, changed)

  function take(id: string, event: DataEvent) {
    switch (event.type) {
      case 'started':
        return change(id, (idea) => ({
          ...idea,
          script: emptyScript,
          selectedHook: null,
          blanks: [],
          marks: [],
          scriptState: 'writing',
        }))
      case 'title':
        return change(id, (idea) => ({ ...idea, title: event.title }))
      case 'line':
        return change(id, (idea) => ({
          ...idea,
          script: withLine(idea.script, event.list, event.index, event.value),
        }))
      case 'script':
        return change(id, () => event.idea)
      case 'end':
        return noteAllowance(client, event.allowance)
    }
  }

  const settle = (id: string, scriptState: Idea['scriptState'], before: Idea | undefined) =>
    change(id, (idea) =>
      // Nothing came: what was there before still is.
      idea.script && idea.script.hooks.length === 0 && before ? before : { ...idea, scriptState },
    )

  async function write(idea: Idea) {
    if (running.current.has(idea.id)) return
    const control = new AbortController()
    begin(idea.id, control)
    try {
      const events = readEvents<ScriptEvent>(studioPaths.scripts, { ideaId: idea.id }, control.signal)
      for await (const event of events) take(idea.id, event)
    } catch (cause) {
      settle(idea.id, control.signal.aborted ? 'stopped' : 'failed', idea)
      if (!control.signal.aborted) report(idea.id, generationFailure('script', cause))
    } finally {
      end(idea.id)
    }
  }

  /** Answers with the first line; a failure before that is thrown, so that the form keeps what was typed. */
  async function writeOwn(request: CustomIdeaInput): Promise<void> {
    const control = new AbortController()
    const events = readEvents<ScriptEvent>(studioPaths.customScripts, request, control.signal)
    const begun = await readToFirstLine(events)
    const started = begun.find((event) => event.type === 'started')
    if (!started) return
    const { ideaId, generationId } = started
    begin(ideaId, control)
    changeCurrent(client, (current) => ({
      ...current,
      ideas: [newIdea(ideaId, generationId, request), ...current.ideas],
    }))
    for (const event of begun) take(ideaId, event)
    void followOwn(ideaId, events, control)
  }

  async function followOwn(id: string, events: AsyncIterable<DataEvent>, control: AbortController) {
    try {
      for await (const event of events) take(id, event)
    } catch (cause) {
      settle(id, control.signal.aborted ? 'stopped' : 'failed', undefined)
      if (!control.signal.aborted) report(id, generationFailure('customScript', cause))
    } finally {
      end(id)
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
    }
  }

  return {
    isWriting: (id: string) => writing.includes(id),
    write,
    writeOwn,
    stop: (id: string) => running.current.get(id)?.abort(),
  }
}

async function readToFirstLine(events: AsyncGenerator<DataEvent>): Promise<DataEvent[]> {
  const begun: DataEvent[] = []
  try {
    while (begun.at(-1)?.type !== 'line') {
      const next = await events.next()
      if (next.done) break
      begun.push(next.value)
    }
  } catch (cause) {
    throw generationFailure('customScript', cause)
  }
  return begun
}

const newIdea = (id: string, generationId: string, request: CustomIdeaInput): Idea => ({
  id,
  generationId,
  title: request.description.split('\n')[0]?.slice(0, 80) ?? '',
  hookType: '',
  targetAudience: '',
  whyItWorks: '',
  presetId: null,
  presetName: null,
  videoLength: request.videoLength,
  script: emptyScript,
  scriptState: 'writing',
  selectedHook: null,
  blanks: [],
  marks: [],
  createdAt: new Date().toISOString(),
})
