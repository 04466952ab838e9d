import {
  useEffect,
  useRef,
  useState,
  type InputEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react'
import type { z } from 'zod'
import { asApiError, type ApiError } from '../api-error.ts'
import { dropDraft, saveDraft, restoreDraft } from './draft.ts'
import { errorsByField, keepShown, textWithStrays, without, type FieldErrors } from './field-errors.ts'
import { controlsOf, readControls } from './form-values.ts'
import { randomKey } from './random-key.ts'

/** What a submit knows besides the values. The key is the same for every try of the same content. */
export type Submission = { idempotencyKey: string; shownAt: number }

export type FormOptions<Schema extends z.ZodType, Answer> = {
  /** Loaded on first interaction: `() => import('…/contract/contact.ts').then((m) => m.ContactInput)`. */
  schema: () => Promise<Schema>
  submit: (values: z.output<Schema>, submission: Submission) => Promise<Answer>
  /** The notice after success; without it there is none. */
  success?: string | ((answer: Answer) => string)
  /** The notice after a failure; otherwise the error's own message. */
  failure?: string | ((error: ApiError) => string)
  onSuccess?: (answer: Answer, values: z.output<Schema>) => void
  /** A name under which what was typed survives a reload. */
  draft?: string
  /** Leave what was typed in the form after success. */
  keepValues?: boolean
}

export type FormNoticeText = { kind: 'success' | 'failure'; text: string }

export type ContractForm<Name extends string> = {
  /** For the <form>. `method` keeps values out of the address if someone submits before the script is there. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: SubmitEventHandler<HTMLFormElement>
    onInput: InputEventHandler<HTMLFormElement>
    onFocus: () => void
  }
  /** For a field of the kit: its name and its error. */
  field: (name: Name) => { name: Name; error: string | undefined }
  busy: boolean
  notice: FormNoticeText | undefined
  dismissNotice: () => void
}

/**
 * A form that checks itself with the schema of its contract. Inputs stay uncontrolled, so nothing typed can be
 * lost to a render, and neither zod nor a form library is in the first script of a page.
 */
export function useContractForm<Schema extends z.ZodType, Answer>(
  options: FormOptions<Schema, Answer>,
): ContractForm<keyof z.input<Schema> & string> {
  const { draft } = options
  const form = useRef<HTMLFormElement>(null)
  const schema = useRef<Promise<Schema>>(undefined)
  const shownAt = useRef(0)
  const idempotencyKey = useRef<string>(undefined)
  const [found, setFound] = useState<FieldErrors>({})
  const [refused, setRefused] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNoticeText>()
  const [focusRequest, setFocusRequest] = useState(0)

  useEffect(() => {
    shownAt.current = Date.now()
    if (draft !== undefined && form.current) restoreDraft(draft, form.current)
  }, [draft])

  // After the render that shows the errors, so that a screen reader reads them with the field.
  useEffect(() => {
    if (focusRequest > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset),[aria-invalid=true] input')
        ?.focus()
  }, [focusRequest])

  function loadSchema(): Promise<Schema> {
    schema.current ??= options.schema().catch((cause: unknown) => {
      schema.current = undefined
      throw asApiError(cause)
    })
    return schema.current
  }

  async function check(element: HTMLFormElement) {
    const result = await (await loadSchema()).safeParseAsync(readControls(controlsOf(element)))
    return result.success
      ? { ok: true as const, values: result.data, errors: {} }
      : { ok: false as const, errors: errorsByField(result.error.issues) }
  }

  function showErrors(element: HTMLFormElement, message: string, errors: FieldErrors) {
    const names = new Set(controlsOf(element).map((control) => control.name))
    const text = textWithStrays(message, errors, names)
    setNotice(text === '' ? undefined : { kind: 'failure', text })
    setFocusRequest((count) => count + 1)
  }

  async function submit(element: HTMLFormElement) {
    setNotice(undefined)
    setRefused({})
    const checked = await check(element)
    setFound(checked.errors)
    if (!checked.ok) return showErrors(element, '', checked.errors)

    idempotencyKey.current ??= randomKey()
    const submission = { idempotencyKey: idempotencyKey.current, shownAt: shownAt.current }
    const answer = await options.submit(checked.values, submission)
    idempotencyKey.current = undefined
    if (draft !== undefined) dropDraft(draft)
    if (!options.keepValues) element.reset()
    const { success } = options
    if (success !== undefined)
      setNotice({ kind: 'success', text: typeof success === 'string' ? success : success(answer) })
    options.onSuccess?.(answer, checked.values)
  }

  function showFailure(element: HTMLFormElement, cause: unknown) {
    const error = asApiError(cause)
    const { failure } = options
    const message =
      failure === undefined ? error.message : typeof failure === 'string' ? failure : failure(error)
    setRefused(error.fields ?? {})
    showErrors(element, message, error.fields ?? {})
  }

  return {
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onFocus: () => void loadSchema().catch(() => undefined),
      onSubmit(event) {
        event.preventDefault()
        const element = event.currentTarget
        if (busy) return
        setBusy(true)
        void submit(element)
          .catch((cause: unknown) => showFailure(element, cause))
          .finally(() => setBusy(false))
      },
      onInput(event) {
        const element = event.currentTarget
        const name = (event.target as Partial<HTMLInputElement>).name ?? ''
        idempotencyKey.current = undefined
        if (draft !== undefined) saveDraft(draft, element)
        setNotice(undefined)
        setRefused((shown) => without(shown, name))
        if (Object.keys(found).length > 0) {
          void check(element).then(
            ({ errors }) => setFound((shown) => keepShown(shown, errors)),
            () => undefined,
          )
        }
      },
    },
    field: (name) => ({ name, error: found[name] ?? refused[name] }),
    busy,
    notice,
    dismissNotice: () => setNotice(undefined),
  }
}
