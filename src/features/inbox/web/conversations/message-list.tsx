import { useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { sendingFailureTexts } from '../../contract/conversation-messages.ts'
import type { ConversationMessage, FullConversation } from '../../contract/conversations.ts'
import { splitQuoted } from '../../domain/mail-text.ts'
import { sendReplyAgain } from './conversation-api.ts'
import { useShowChanges } from './conversation-queries.ts'
import { conversationTexts as texts } from './conversation-texts.ts'

/** Everything in order. What people wrote is always shown as text, so that nothing in it runs. */
export function MessageList({ conversation }: { conversation: FullConversation }) {
  const { name, message, submittedAt, source, messages } = conversation
  return (
    <ol className="flex flex-col gap-3">
      <li className={boxes.inbound}>
        <MessageHead author={name} at={submittedAt}>
          {source === 'email' ? texts.byEmail : texts.byForm}
        </MessageHead>
        <MessageText text={message} />
      </li>
      {messages.map((entry) => (
        <li key={entry.id} className={boxes[entry.kind]}>
          <MessageHead author={entry.authorName || entry.authorEmail} at={entry.createdAt}>
            <MessageState entry={entry} conversationId={conversation.id} />
          </MessageHead>
          <MessageText text={entry.text} />
        </li>
      ))}
    </ol>
  )
}

const box = 'rounded-md border px-4 py-3'
const boxes: Record<ConversationMessage['kind'], string> = {
  inbound: classes(box, 'border-line bg-surface'),
  reply: classes(box, 'border-line bg-sunken sm:ml-8'),
  note: classes(box, 'border-warn bg-warn-wash sm:ml-8'),
}

type MessageHeadProps = { author: string; at: string; children: React.ReactNode }

function MessageHead({ author, at, children }: MessageHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-xs text-ink-soft">
      <span className="text-sm font-semibold break-all text-ink">{author}</span>
      <time dateTime={at}>{formatDateTime(at)}</time>
      {children}
    </div>
  )
}

function MessageState({ entry, conversationId }: { entry: ConversationMessage; conversationId: string }) {
  const { showFull } = useShowChanges()
  if (entry.kind === 'note') return <span>{texts.note}</span>
  if (entry.kind === 'inbound') return entry.isAutomatic ? <Badge>{texts.automatic}</Badge> : null
  if (entry.failure !== null)
    return (
      <span className="flex flex-wrap items-center gap-2 text-danger">
        {sendingFailureTexts[entry.failure]}
        <Button onClick={() => void sendReplyAgain(conversationId, entry.id).then(showFull, () => undefined)}>
          {texts.sendAgain}
        </Button>
      </span>
    )
  return <span>{entry.sentAt === null ? texts.waiting : texts.reply}</span>
}

function MessageText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const parts = splitQuoted(text)
  return (
    <div className="mt-1 text-sm leading-6 break-words whitespace-pre-wrap">
      {parts.text}
      {parts.quoted !== '' &&
        (isWhole ? (
          <blockquote className="mt-3 border-l-2 border-edge pl-3 text-ink-soft">{parts.quoted}</blockquote>
        ) : (
          <Button variant="quiet" className="mt-1 -ml-4 flex" onClick={() => setWhole(true)}>
            {texts.showQuoted}
          </Button>
        ))}
    </div>
  )
}
