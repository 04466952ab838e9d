import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { conversationTexts as texts } from '../../contract/own-campaign-texts.ts'
import { conversationApi } from './own-campaign-api.ts'

/** What visitors ask, and what the creator tells them. */
export function ConversationPanel({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['own-campaign', id, 'questions'],
    queryFn: () => unwrap(conversationApi[':id'].questions.$get({ param: { id } })),
  })
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-xl">
          {texts.questions}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{texts.questionsAbout}</p>
        {found.isError && (
          <ErrorState className="mt-3" onRetry={() => void found.refetch()} busy={found.isFetching}>
            {found.error.message}
          </ErrorState>
        )}
        {found.isSuccess && found.data.items.length === 0 && <p className="mt-3">{texts.none}</p>}
        <ul className="mt-3 flex flex-col gap-5">
          {found.data?.items.map(({ id: questionId, question, answer }) => (
            <li key={questionId}>
              <p className="font-semibold break-words whitespace-pre-line">{question}</p>
              {answer === null ? (
                <Answer
                  send={async (text) => {
                    const param = { id, questionId }
                    await unwrap(
                      conversationApi[':id'].questions[':questionId'].$put({ param, json: { answer: text } }),
                    )
                    await found.refetch()
                  }}
                />
              ) : (
                <p className="mt-1 break-words whitespace-pre-line">{answer}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <NewUpdate id={id} />
    </div>
  )
}

/** Runs one request at a time and remembers how the last one ended. */
function useSending(send: () => Promise<void>) {
  const [state, setState] = useState<{ busy: boolean; failure?: string; isDone?: boolean }>({ busy: false })
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setState({ busy: true })
    try {
      await send()
      setState({ busy: false, isDone: true })
    } catch (error) {
      setState({ busy: false, failure: (error as Error).message })
    }
  }
  return { ...state, onSubmit: (event: SubmitEvent) => void submit(event) }
}

function Answer({ send }: { send: (text: string) => Promise<void> }) {
  const [text, setText] = useState('')
  const { busy, failure, onSubmit } = useSending(() => send(text))
  return (
    <form className="mt-2 flex flex-col items-start gap-3" onSubmit={onSubmit}>
      <TextArea
        className="w-full"
        label={texts.answer}
        value={text}
        maxLength={limits.update}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {texts.sendAnswer}
      </Button>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </form>
  )
}

function NewUpdate({ id }: { id: string }) {
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const { busy, failure, isDone, onSubmit } = useSending(async () => {
    await unwrap(conversationApi[':id'].updates.$post({ param: { id }, json: { title, body } }))
    setTitle('')
    setBody('')
  })
  return (
    <section aria-labelledby="new-update">
      <h2 id="new-update" className="text-xl">
        {texts.update}
      </h2>
      <form className="mt-3 flex flex-col items-start gap-3" onSubmit={onSubmit}>
        <TextField
          className="w-full"
          label={texts.updateTitle}
          value={title}
          maxLength={limits.line}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          className="w-full"
          label={texts.updateBody}
          value={body}
          maxLength={limits.update}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} disabled={title.trim() === '' || body.trim() === ''}>
          {texts.publishUpdate}
        </Button>
        {isDone && <Notice kind="success">{texts.published}</Notice>}
        {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      </form>
    </section>
  )
}
