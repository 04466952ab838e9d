import { useId, useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { audiences } from '#features/forms/contract/choices.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Broadcast, BroadcastInput, BroadcastPreview } from '../contract/broadcasts.ts'
import { broadcastLists, broadcastTimings } from '../contract/choices.ts'
import { broadcastTexts as texts } from '../contract/messages.ts'
import { broadcastApi } from './broadcast-api.ts'

export type Editing = { kind: 'new' } | { kind: 'draft' | 'copy'; broadcast: Broadcast }

type EditorProps = { editing: Editing; onClose: () => void; onSave: () => Promise<unknown> }

/** One form for three buttons: save, preview and test validate the same content. */
export function BroadcastEditor({ editing, onClose, onSave }: EditorProps) {
  const formId = useId()
  const toast = useToast()
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const [purpose, setPurpose] = useState<'save' | 'preview' | 'test'>('save')
  const [preview, setPreview] = useState<BroadcastPreview>()
  const start = editing.kind === 'new' ? undefined : editing.broadcast

  const save = (content: BroadcastInput) =>
    editing.kind === 'draft'
      ? unwrap(
          broadcastApi[':id'].$put({
            param: { id: editing.broadcast.id },
            json: { updatedAt: editing.broadcast.updatedAt, content },
          }),
        )
      : unwrap(broadcastApi.$post({ json: content }))

  const form = useContractForm({
    schema: () => import('../contract/broadcasts.ts').then((contract) => contract.BroadcastForm),
    keepValues: true,
    draft: `broadcast:${editing.kind}:${start?.id ?? ''}`,
    async submit(content: BroadcastInput) {
      if (purpose === 'preview') setPreview(await unwrap(broadcastApi.preview.$post({ json: content })))
      else if (purpose === 'test') await unwrap(broadcastApi.test.$post({ json: content }))
      else await save(content)
      return purpose
    },
    onSuccess(done) {
      if (done === 'test') toast({ text: texts.testSent(email) })
      if (done !== 'save') return
      toast({ text: texts.saved })
      onClose()
      void onSave()
    },
  })
  const submit = (next: typeof purpose) => ({
    type: 'submit' as const,
    form: formId,
    busy: form.busy && purpose === next,
    busyText: texts.busy,
    onClick: () => setPurpose(next),
  })
  const actions = (
    <>
      <Button {...submit('preview')}>{texts.preview}</Button>
      <Button {...submit('test')}>{texts.test}</Button>
      <Button {...submit('save')} variant="main">
        {texts.save}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="3xl"
      title={editing.kind === 'draft' ? texts.edit : texts.add}
      actions={actions}
    >
      <form {...form.props} id={formId} className="grid gap-5 sm:grid-cols-2">
        <Fields form={form} start={start} />
        <FormNotice of={form} className="sm:col-span-2" />
      </form>
      {preview && (
        <div ref={scrollIntoView} className="mt-6">
          <p className="mb-2 text-sm font-semibold" role="status">
            {texts.recipients(preview.recipients)}
          </p>
          {/* The sandbox keeps the email's links and styles away from this page. */}
          <iframe
            title={texts.previewFrame}
            sandbox=""
            srcDoc={preview.html}
            className="h-96 w-full rounded-md border border-line bg-surface"
          />
        </div>
      )}
    </Dialog>
  )
}

/** The preview opens below the fields, where it would go unnoticed. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView()

type FieldsProps = {
  form: { field: (name: keyof BroadcastInput) => { name: string; error: string | undefined } }
  start: Broadcast | undefined
}

function Fields({ form, start }: FieldsProps) {
  const [list, setList] = useState(start?.list ?? 'waitlist')
  const [timing, setTiming] = useState(start?.timing ?? 'once')
  return (
    <>
      <TextField
        {...form.field('subject')}
        label={texts.subject}
        defaultValue={start?.subject ?? ''}
        required
        className="sm:col-span-2"
      />
      <TextArea
        {...form.field('body')}
        label={texts.body}
        hint={texts.bodyHint}
        defaultValue={start?.body ?? ''}
        rows={8}
        required
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('buttonLabel')}
        label={texts.buttonLabel}
        defaultValue={start?.buttonLabel ?? ''}
      />
      <TextField {...form.field('buttonUrl')} label={texts.buttonUrl} defaultValue={start?.buttonUrl ?? ''} />
      <Select
        {...form.field('list')}
        label={texts.list}
        value={list}
        onChange={(event) => setList(event.currentTarget.value as typeof list)}
        choices={broadcastLists.map((value) => ({ value, label: texts.lists[value] }))}
      />
      {list === 'waitlist' && (
        <Select
          {...form.field('audience')}
          label={texts.audience}
          defaultValue={start?.audience ?? ''}
          placeholder={texts.everyone}
          choices={audiences.map((value) => ({ value, label: texts.audiences[value] }))}
        />
      )}
      <Select
        {...form.field('timing')}
        label={texts.timing}
        value={timing}
        onChange={(event) => setTiming(event.currentTarget.value as typeof timing)}
        choices={broadcastTimings.map((value) => ({ value, label: texts.timings[value] }))}
      />
      {timing === 'once' ? (
        <input type="hidden" name="delayDays" value="0" />
      ) : (
        <TextField
          {...form.field('delayDays')}
          label={texts.delayDays}
          inputMode="numeric"
          defaultValue={String(start?.delayDays ?? 3)}
        />
      )}
    </>
  )
}
