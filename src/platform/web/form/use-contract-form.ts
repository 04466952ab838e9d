import {
  useEffect,
  useRef,
  useState,
  type InputEventHandler,
  type RefObject,
  type SubmitEventHandler,
} from 'react'
import type { z } from 'zod'
import { dropDraft, saveDraft, restoreDraft } from './draft.ts'
import {
  createFormController,
  untouchedForm,
  type FormNoticeText,
  type FormOptions,
  type FormView,
} from './form-controller.ts'
import { controlsOf, readControls } from './form-values.ts'

export type ContractForm<Name extends string> = {
  /**
   * Props for the <form>. `method` keeps values out of the URL if it is submitted before the script has
   * loaded.
   */
  props: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: SubmitEventHandler<HTMLFormElement>
    onInput: InputEventHandler<HTMLFormElement>
    onFocus: () => void
  }
  /** Props for a field of the kit: its name and error. */
  field: (name: Name) => { name: Name; error: string | undefined }
  busy: boolean
  notice: FormNoticeText | undefined
  dismissNotice: () => void
}

/**
 * A form validated by the schema of its contract. Inputs stay uncontrolled, so that a render never loses
 * input and neither zod nor a form library is in the initial script.
 */
export function useContractForm<Schema extends z.ZodType, Result>(
  options: FormOptions<Schema, Result>,
): ContractForm<keyof z.input<Schema> & string> {
  const { draft } = options
  const form = useRef<HTMLFormElement>(null)
  const [state, update] = useState(untouchedForm)
  const [controller] = useState(() => createFormController<Schema, Result>(update))
  const { found, refused, busy, notice, focusRequest } = state

  useEffect(() => {
    controller.shown(Date.now())
    if (draft !== undefined && form.current) restoreDraft(draft, form.current)
  }, [controller, draft])

  // After the render that shows the errors, so that a screen reader announces them with the field.
  useEffect(() => {
    if (focusRequest > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset),[aria-invalid=true] input')
        ?.focus()
  }, [focusRequest])

  return {
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onFocus: () => void controller.load(options).catch(() => undefined),
      onSubmit(event) {
        event.preventDefault()
        void controller.submit(viewOf(event.currentTarget, draft), options)
      },
      onInput(event) {
        const { name = '' } = event.target as Partial<HTMLInputElement>
        void controller.input(viewOf(event.currentTarget, draft), name, options)
      },
    },
    field: (name) => ({ name, error: found[name] ?? refused[name] }),
    busy,
    notice,
    dismissNotice: controller.dismissNotice,
  }
}

const viewOf = (form: HTMLFormElement, draft: string | undefined): FormView => ({
  read: () => readControls(controlsOf(form)),
  names: () => new Set(controlsOf(form).map((control) => control.name)),
  reset: () => form.reset(),
  saveDraft: () => draft !== undefined && saveDraft(draft, form),
  dropDraft: () => draft !== undefined && dropDraft(draft),
})
