import { useRef, useState, type KeyboardEvent } from 'react'
import { randomId } from '#platform/web/random-id.ts'
import { useShortcuts } from '#platform/web/shortcuts.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { defaultSubject, replyTemplates } from '../../contract/conversation-messages.ts'
import type { FullConversation } from '../../contract/conversations.ts'
import { fillTemplate, replySubject } from '../../domain/compose-reply.ts'
import { addNote, sendReply, type Draft } from './conversation-api.ts'
import { useShowChanges } from './conversation-queries.ts'
import { conversationTexts as texts, shortcutTexts } from './conversation-texts.ts'

type Kind = 'reply' | 'note'

// Outlives the screen, so that opening another conversation loses nothing. The ID makes a retry harmless.
const drafts = new Map<string, Draft>()
const noDraft = () => ({ id: randomId(), text: '' })

type ComposerProps = {
  id: string
  /** Undefined while it loads. The field is there before, so that no key goes to the list's shortcuts. */
  conversation: FullConversation | undefined
}

/** A reply by email, or a note for the team. What is typed is kept until it is stored. */
export function Composer({ id, conversation }: ComposerProps) {
  const [kind, setKind] = useState<Kind>('reply')
  const key = `${id} ${kind}`
  const [, redraw] = useState(0)
  const [busy, setBusy] = useState<'send' | 'finish'>()
  const [failure, setFailure] = useState<string>()
  const { showFull, show, refetch } = useShowChanges()
  const toast = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = drafts.get(key) ?? noDraft()
  const seen = conversation?.messages.filter((message) => message.kind !== 'note').length

  function type(text: string) {
    drafts.set(key, { ...draft, text })
    redraw((count) => count + 1)
  }

  function write(wanted: Kind) {
    setKind(wanted)
    // Immediately, so that no key that follows is lost.
    field.current?.focus()
  }

  async function store(done: boolean) {
    if (draft.text.trim() === '' || busy) return
    // A reply needs the messages on screen first; the text stays.
    if (kind === 'reply' && seen === undefined) return
    // Now and not after the response, when the writer may have moved on to the next text.
    field.current?.blur()
    setBusy(done ? 'finish' : 'send')
    setFailure(undefined)
    try {
      const full = await (kind === 'note'
        ? addNote(id, draft)
        : sendReply(id, { ...draft, seen: seen ?? 0, done }))
      drafts.delete(key)
      showFull(full)
      const { message: _, messages: __, isSpam: ___, ...row } = full
      show([row])
      if (kind === 'reply') toast({ text: texts.sent })
    } catch (error) {
      setFailure((error as Error).message)
      // Shows what a teammate or the other side wrote meanwhile.
      void refetch()
    } finally {
      setBusy(undefined)
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void store(event.shiftKey)
  }

  useShortcuts([
    { keys: 'r', label: shortcutTexts.reply, run: () => write('reply') },
    { keys: 'n', label: shortcutTexts.note, run: () => write('note') },
  ])

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void store(false)
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        {(['reply', 'note'] as const).map((one) => (
          <Button
            key={one}
            variant={kind === one ? 'plain' : 'quiet'}
            aria-pressed={kind === one}
            onClick={() => write(one)}
          >
            {texts[one]}
          </Button>
        ))}
        {kind === 'reply' && conversation && (
          <TemplateSelect
            onChoose={(template) =>
              type(
                draft.text +
                  fillTemplate(template, { name: conversation.name, site: window.location.origin }),
              )
            }
          />
        )}
      </div>
      <TextArea
        ref={field}
        name={kind}
        label={
          kind === 'note' ? texts.noteLabel : conversation ? texts.replyLabel(conversation.name) : texts.reply
        }
        hint={kind === 'note' ? texts.noteHint : undefined}
        maxLength={conversationLimits.reply}
        value={draft.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {failure !== undefined && (
        <Notice kind="failure" title={failure}>
          {texts.keepTyping}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="main"
          busy={busy === 'send'}
          busyText={kind === 'note' ? texts.saving : texts.sending}
          title="⌘↵"
        >
          {kind === 'note' ? texts.addNote : texts.send}
        </Button>
        {kind === 'reply' && (
          <>
            <Button
              busy={busy === 'finish'}
              busyText={texts.sending}
              title="⇧⌘↵"
              onClick={() => void store(true)}
            >
              {texts.sendAndDone}
            </Button>
            {conversation && (
              <OutsideLink href={mailtoOf(conversation, draft.text)} className="py-2.5 text-sm">
                {texts.mailto}
              </OutsideLink>
            )}
          </>
        )}
      </div>
    </form>
  )
}

const mailtoOf = ({ email, subject }: FullConversation, text: string) =>
  `mailto:${encodeURIComponent(email)}?${new URLSearchParams({
    subject: replySubject(subject, defaultSubject),
    ...(text !== '' && { body: text }),
  })
    .toString()
    .replaceAll('+', '%20')}`

function TemplateSelect({ onChoose }: { onChoose: (template: string) => void }) {
  return (
    <select
      aria-label={texts.template}
      value=""
      onChange={(event) =>
        onChoose(replyTemplates.find(({ name }) => name === event.target.value)?.text ?? '')
      }
      className="ml-auto min-h-10 max-w-48 rounded-md bg-transparent px-2 text-sm text-ink-soft hover:bg-sunken"
    >
      <option value="">{texts.template}</option>
      {replyTemplates.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
