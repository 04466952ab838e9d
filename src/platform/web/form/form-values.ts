/** The part of an input, select or textarea that is used here; DOM types are assignable to it. */
export type Control = {
  name: string
  type: string
  value: string
  disabled: boolean
  checked?: boolean
  valueAsNumber?: number
  selectedOptions?: ArrayLike<{ value: string }>
}

export type FormValues = Record<string, unknown>

/**
 * The form's values in the shapes a schema expects: a single checkbox is a boolean, several of one name are a
 * list, a number is a number. An unselected radio group and an empty number are omitted.
 */
export function readControls(controls: Iterable<Control>): FormValues {
  const values: FormValues = {}
  const named = [...controls].filter((control) => control.name !== '' && !control.disabled)
  for (const control of named) {
    const { name, type } = control
    if (type === 'checkbox') values[name] = readCheckbox(control, named)
    else if (type === 'radio') values[name] = control.checked ? control.value : values[name]
    else if (type === 'number' || type === 'range') values[name] = readNumber(control)
    else if (type === 'select-multiple')
      values[name] = Array.from(control.selectedOptions ?? [], (option) => option.value)
    else if (type !== 'submit' && type !== 'button' && type !== 'reset') values[name] = control.value
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Restores values, the counterpart of `readControls`. Controls without a value stay unchanged. */
export function fillControls(controls: Iterable<Control>, values: FormValues): void {
  for (const control of controls) {
    if (!Object.hasOwn(values, control.name)) continue
    const value = values[control.name]
    if (control.type === 'checkbox')
      control.checked = Array.isArray(value) ? value.includes(control.value) : value === true
    else if (control.type === 'radio') control.checked = value === control.value
    else if (typeof value === 'string' || typeof value === 'number') control.value = String(value)
  }
}

/** All controls of a form, without fieldsets, outputs and buttons. */
export function controlsOf(
  form: HTMLFormElement,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input,select,textarea',
    ),
  ]
}

function readCheckbox(control: Control, all: Control[]): boolean | string[] {
  const same = all.filter((other) => other.name === control.name)
  if (same.length === 1) return control.checked === true
  return same.filter((other) => other.checked).map((other) => other.value)
}

function readNumber(control: Control): number | undefined {
  const number = control.value.trim() === '' ? Number.NaN : (control.valueAsNumber ?? Number(control.value))
  return Number.isNaN(number) ? undefined : number
}
