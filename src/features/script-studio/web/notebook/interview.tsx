import { useEffect, useRef, useState, type SubmitEventHandler } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { notebookMessages } from '../../contract/notebook-messages.ts'
import type { NoteInput } from '../../contract/notes.ts'
import { questionsFor, type InterviewQuestion } from '../../domain/interview.ts'
import { fetchKindsOf } from '../data/use-notes.ts'
import { readTopic, TopicField } from './note-form.tsx'

type InterviewProps = {
  topics: readonly string[]
  onSave: (input: NoteInput) => Promise<unknown>
}

type Running = { topic: string; questions: readonly InterviewQuestion[]; at: number; saved: number }

/** One question at a time. Skips what the topic already has, so it can be resumed any time. */
export function Interview({ topics, onSave }: InterviewProps) {
  const [running, setRunning] = useState<Running>()
  const [isAgain, setIsAgain] = useState(false)
  const question = running?.questions[running.at]
  const advance = (saved: 0 | 1) =>
    setRunning((now) => now && { ...now, at: now.at + 1, saved: now.saved + saved })
  if (!running) return <TopicChoice topics={topics} takesFocus={isAgain} onStart={setRunning} />
  if (!question)
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice kind="success">{notebookMessages.interviewDone(running.topic, running.saved)}</Notice>
        {/* The focus was in the question, which is gone. */}
        <Button
          ref={takeFocus}
          onClick={() => {
            setRunning(undefined)
            setIsAgain(true)
          }}
        >
          {notebookMessages.newTopic}
        </Button>
      </div>
    )
  return (
    <Question
      key={question.kind}
      {...{ question, onSave }}
      topic={running.topic}
      progress={notebookMessages.progress(running.at + 1, running.questions.length)}
      onAnswered={() => advance(1)}
      onSkip={() => advance(0)}
      onStop={() => setRunning((now) => now && { ...now, at: now.questions.length })}
    />
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

function TopicChoice({
  topics,
  takesFocus,
  onStart,
}: {
  topics: readonly string[]
  /** After an interview, whose button is gone. */
  takesFocus: boolean
  onStart: (running: Running) => void
}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const start: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const topic = readTopic(event.currentTarget)
    if (topic === '') return setError(notebookMessages.topicMissing)
    setBusy(true)
    fetchKindsOf(topic)
      .then((known) => onStart({ topic, questions: questionsFor(topic, known), at: 0, saved: 0 }))
      .catch((cause: unknown) => setError(asApiError(cause).message))
      .finally(() => setBusy(false))
  }
  return (
    <form
      ref={place}
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={start}
      onInput={() => setError(undefined)}
    >
      <p className="text-ink-soft">{notebookMessages.interviewHint}</p>
      <div className="w-full max-w-md">
        <TopicField name="topic" error={error} topics={topics} defaultValue={topics[0]} required />
      </div>
      <Button type="submit" variant="main" busy={busy} busyText={notebookMessages.loading}>
        {notebookMessages.startInterview}
      </Button>
    </form>
  )
}

type QuestionProps = {
  question: InterviewQuestion
  topic: string
  progress: string
  onSave: (input: NoteInput) => Promise<unknown>
  onAnswered: () => void
  onSkip: () => void
  onStop: () => void
}

function Question({ question, topic, progress, onSave, onAnswered, onSkip, onStop }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])
  const form = useContractForm({
    schema: () => import('../../contract/notes.ts').then(({ NoteForm }) => NoteForm),
    submit: onSave,
    draft: `interview:${topic}:${question.kind}`,
    onSuccess: onAnswered,
  })
  return (
    <div ref={place} className="max-w-2xl">
      <p className="text-sm text-ink-soft tabular-nums">{progress}</p>
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="kind" value={question.kind} />
        <input type="hidden" name="topic" value={topic} />
        <TextArea {...form.field('words')} label={question.text} rows={3} />
        <FormNotice of={form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="main" busy={form.busy} busyText={notebookMessages.saving}>
            {notebookMessages.answer}
          </Button>
          <Button onClick={onSkip}>{notebookMessages.skip}</Button>
          <Button variant="quiet" onClick={onStop}>
            {notebookMessages.stop}
          </Button>
        </div>
      </form>
    </div>
  )
}
