import type { z } from 'zod'
import { asApiError, type ApiError } from '../api-error.ts'
import { errorsByField, keepShown, textWithStrays, without, type FieldErrors } from './field-errors.ts'
import type { FormValues } from './form-values.ts'
import { randomId } from '../random-id.ts'

/** What a submit knows besides the values. The key is the same for every try of the same content. */
export type Submission = { idempotencyKey: string; shownAt: number }

export type FormOptions<Schema extends z.ZodType, Result> = {
  /** Loaded on first interaction: `() => import('…/contract/contact.ts').then((m) => m.ContactInput)`. */
  schema: () => Promise<Schema>
  submit: (values: z.output<Schema>, submission: Submission) => Promise<Result>
  /** The notice after success; without it there is none. */
  success?: string | ((result: Result) => string)
  /** The notice after a failure; otherwise the error's own message. */
  failure?: string | ((error: ApiError) => string)
  onSuccess?: (result: Result, values: z.output<Schema>) => void
  /** A name under which what was typed survives a reload. */
  draft?: string
  /** Leave what was typed in the form after success. */
  keepValues?: boolean
}

export type FormNoticeText = { kind: 'success' | 'failure'; text: string }

/**
 * `found` are the schema's errors, `refused` the server's. Each new `focusRequest` moves the focus to the
 * first error.
 */
export type FormState = {
  found: FieldErrors
  refused: FieldErrors
  busy: boolean
  notice: FormNoticeText | undefined
  focusRequest: number
}

export const untouchedForm: FormState = {
  found: {},
  refused: {},
  busy: false,
  notice: undefined,
  focusRequest: 0,
}

/** The part of the form that a submit needs. */
export type FormView = {
  read: () => FormValues
  names: () => ReadonlySet<string>
  reset: () => void
  saveDraft: () => void
  dropDraft: () => void
}

/** Validates and submits one form, without React or DOM; `update` shows the changes. */
export function createFormController<Schema extends z.ZodType, Result>(
  update: (change: (state: FormState) => FormState) => void,
) {
  type Options = FormOptions<Schema, Result>
  let schema: Promise<Schema> | undefined
  let idempotencyKey: string | undefined
  let shownAt = 0
  let isBusy = false
  let edits = 0
  let checks = 0
  let hasErrors = false
  const show = (changes: Partial<FormState>) => update((state) => ({ ...state, ...changes }))

  function load(options: Options): Promise<Schema> {
    schema ??= options.schema().catch((cause: unknown) => {
      schema = undefined
      throw asApiError(cause)
    })
    return schema
  }

  async function check(parser: Schema, values: FormValues) {
    const result = await parser.safeParseAsync(values)
    return result.success
      ? { ok: true as const, values: result.data, errors: {} }
      : { ok: false as const, errors: errorsByField(result.error.issues) }
  }

  function showErrors(view: FormView, message: string, errors: Partial<FormState>) {
    const text = textWithStrays(message, { ...errors.found, ...errors.refused }, view.names())
    const notice = text === '' ? undefined : { kind: 'failure' as const, text }
    update((state) => ({ ...state, ...errors, notice, focusRequest: state.focusRequest + 1 }))
  }

  async function attempt(view: FormView, options: Options) {
    const parser = await load(options)
    // Captured together with the values, because later input belongs to the next submit.
    const editsBefore = edits
    const key = (idempotencyKey ??= randomId())
    checks++
    const checked = await check(parser, view.read())
    hasErrors = !checked.ok
    if (!checked.ok) return showErrors(view, '', { found: checked.errors })
    show({ found: {} })

    const result = await options.submit(checked.values, { idempotencyKey: key, shownAt })
    idempotencyKey = undefined
    // Text typed while the response was pending has not been sent, so it stays.
    if (edits === editsBefore) {
      view.dropDraft()
      if (!options.keepValues) view.reset()
    }
    const { success } = options
    if (success !== undefined)
      show({ notice: { kind: 'success', text: typeof success === 'string' ? success : success(result) } })
    options.onSuccess?.(result, checked.values)
  }

  function showFailure(view: FormView, options: Options, cause: unknown) {
    const error = asApiError(cause)
    const { failure } = options
    const message =
      failure === undefined ? error.message : typeof failure === 'string' ? failure : failure(error)
    showErrors(view, message, { refused: error.fields ?? {} })
  }

  return {
    load,
    shown(now: number) {
      shownAt = now
    },
    async submit(view: FormView, options: Options): Promise<void> {
      if (isBusy) return
      isBusy = true
      show({ busy: true, notice: undefined, refused: {} })
      try {
        await attempt(view, options)
      } catch (cause) {
        showFailure(view, options, cause)
      } finally {
        isBusy = false
        show({ busy: false })
      }
    },
    async input(view: FormView, name: string, options: Options): Promise<void> {
      edits++
      idempotencyKey = undefined
      view.saveDraft()
      update((state) => ({ ...state, notice: undefined, refused: without(state.refused, name) }))
      if (!hasErrors) return
      const number = ++checks
      const checked = await load(options).then(
        (parser) => check(parser, view.read()),
        () => undefined,
      )
      // An older check may finish after a newer one.
      if (checked && number === checks)
        update((state) => ({ ...state, found: keepShown(state.found, checked.errors) }))
    },
    dismissNotice: () => show({ notice: undefined }),
  }
}
