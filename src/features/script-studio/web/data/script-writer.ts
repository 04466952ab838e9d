import type { QueryClient } from '@tanstack/react-query'
import type { Idea } from '../../contract/idea.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import type { ScriptEvent } from '../../contract/stream.ts'
import { type Report, generationFailure } from './generation-failure.ts'

import { changeCurrent, changeIdea, emptyScript, noteAllowance, studioKeys, withLine } from './idea-cache.ts'
import { readEvents } from './read-events.ts'

type DataEvent = Exclude<ScriptEvent, { type: 'error' }>

/** Writes scripts into the cache, line by line. Several can run at a time, one per idea. */
export function createScriptWriter(client: QueryClient, onRunning: (ids: readonly string[]) => void) {
  const running = new Map<string, AbortController>()
  // Custom ideas whose ID has not arrived yet.
  const starting = new Set<AbortController>()

  function begin(id: string, control: AbortController, report: Report) {
    running.set(id, control)
    report(id)
    onRunning([...running.keys()])
  }

  function end(id: string) {
    running.delete(id)
    onRunning([...running.keys()])
    void client.invalidateQueries({ queryKey: studioKeys.history })
  }

  const change = (id: string, changed: (idea: Idea) => Idea) => changeIdea(client, id, changed)

  function apply(id: string, event: DataEvent) {
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

  async function write(idea: Idea, report: Report): Promise<void> {
    if (running.has(idea.id)) return
    const control = new AbortController()
    begin(idea.id, control, report)
    let hasLines = false
    try {
      const events = readEvents<ScriptEvent>(studioPaths.scripts, { ideaId: idea.id }, control.signal)
      for await (const event of events) {
        hasLines ||= event.type === 'line'
        apply(idea.id, event)
      }
    } catch (cause) {
      const { aborted } = control.signal
      // Without any line nothing was replaced, so the previous script is still stored.
      change(idea.id, (shown) =>
        hasLines ? { ...shown, scriptState: aborted ? 'stopped' : 'failed' } : idea,
      )
      if (!aborted) report(idea.id, generationFailure('script', cause))
    } finally {
      end(idea.id)
    }
  }

  /** Resolves with the first line; an earlier failure is thrown, so that the form keeps its input. */
  async function writeOwn(request: CustomIdeaInput, report: Report): Promise<void> {
    const control = new AbortController()
    const events = readEvents<ScriptEvent>(studioPaths.customScripts, request, control.signal)
    starting.add(control)
    const begun = await readToFirstLine(events).finally(() => starting.delete(control))
    const started = begun.find((event) => event.type === 'started')
    if (!started) return
    const { ideaId, generationId } = started
    begin(ideaId, control, report)
    changeCurrent(client, (current) => ({
      ...current,
      ideas: [newIdea(ideaId, generationId, request), ...current.ideas],
    }))
    for (const event of begun) apply(ideaId, event)
    void followOwn(ideaId, events, control, report)
  }

  async function followOwn(
    id: string,
    events: AsyncIterable<DataEvent>,
    control: AbortController,
    report: Report,
  ) {
    try {
      for await (const event of events) apply(id, event)
    } catch (cause) {
      const { aborted } = control.signal
      change(id, (idea) => ({ ...idea, scriptState: aborted ? 'stopped' : 'failed' }))
      if (!aborted) report(id, generationFailure('customScript', cause))
    } finally {
      end(id)
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
    }
  }

  return {
    write,
    writeOwn,
    stop: (id: string) => running.get(id)?.abort(),
    stopAll: () => [...running.values(), ...starting].forEach((control) => control.abort()),
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
