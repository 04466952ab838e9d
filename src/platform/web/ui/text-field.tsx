import type { ComponentProps, ReactNode } from 'react'
import { classes, controlStyle } from './classes.ts'

import { Field, type FieldLabels } from './field.tsx'

type TextFieldProps = FieldLabels &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { trailing?: ReactNode }

export function TextField({ label, hint, error, required, className, trailing, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => (
        <div className="relative flex">
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes(controlStyle, trailing !== undefined && 'pr-13')}
          />
          {trailing !== undefined && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  )
}
