import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes, controlStyle } from '#platform/web/ui/classes.ts'

import { Field } from '#platform/web/ui/field.tsx'
import type { AnswerInput, BlankToFill } from '../../contract/answers.ts'
import type { Idea } from '../../contract/idea.ts'
import { fillInMessages } from '../../contract/messages.ts'
import { changeIdea } from '../data/idea-cache.ts'
import { scriptsApi } from '../data/studio-api.ts'

type FillInPanelProps = {
  idea: Idea
  heading: 'h2' | 'h4'
  /** The last question is answered, and the panel is about to disappear. */
  onDone: () => void
}

/** The questions whose answers replace a script's blanks. */
export function FillInPanel({ idea, heading: Heading, onDone }: FillInPanelProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-edge bg-sunken p-4">
      <Heading id={titleId} className="font-display text-lg font-bold">
        {fillInMessages.title}
      </Heading>
      <p className="text-sm text-ink-soft">{fillInMessages.hint}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {idea.blanks.map((blank) => (
          <Question key={blank.label} {...{ blank, onDone }} ideaId={idea.id} />
        ))}
      </ul>
    </section>
  )
}

type QuestionProps = { ideaId: string; blank: BlankToFill; onDone: () => void }

function Question({ ideaId, blank: { label, question }, onDone }: QuestionProps) {
  const client = useQueryClient()
  const item = useRef<HTMLLIElement>(null)

  async function answer(json: AnswerInput) {
    const kept = await unwrap(scriptsApi[':ideaId'].answers.$post({ param: { ideaId }, json }))
    // Before the question disappears together with the focus.
    if (item.current?.contains(document.activeElement)) focusNext(item.current, onDone)
    changeIdea(client, ideaId, () => kept)
  }

  const form = useContractForm({
    schema: () => import('../../contract/answers.ts').then(({ AnswerInput: schema }) => schema),
    submit: answer,
    keepValues: true,
    draft: `answer:${ideaId}:${label}`,
  })
  const { error, name } = form.field('words')
  return (
    <li ref={item}>
      <form {...form.props} className="flex flex-col gap-2">
        <input type="hidden" name="label" value={label} />
        <Field label={question} error={error}>
          {(wiring) => (
            <div className="flex flex-wrap items-end gap-2">
              <textarea
                {...wiring}
                name={name}
                rows={1}
                className={classes(controlStyle, 'field-sizing-content max-h-96 flex-1 basis-56 resize-y')}
                onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
                  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
                }}
              />
              <Button
                type="submit"
                busy={form.busy}
                busyText={fillInMessages.busy}
                aria-label={form.busy ? undefined : `${fillInMessages.submit}: ${question}`}
              >
                {fillInMessages.submit}
              </Button>
            </div>
          )}
        </Field>
        <FormNotice of={form} />
      </form>
    </li>
  )
}

/** The next question, or the first skipped one. */
function focusNext(answered: Element, onDone: () => void) {
  const next = answered.nextElementSibling ?? answered.parentElement?.firstElementChild
  if (!next || next === answered) onDone()
  else next.querySelector('textarea')?.focus()
}
