import { z } from 'zod'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { spamTrap } from './spam-trap.ts'

const maxFields = 30

/** The type of a form without its own table, as in the URL: `tool_interest`. */
export const OtherFormType = z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/, {
  error: 'A form type can have up to 50 lowercase letters, digits, hyphens and underscores.',
})

const fieldName = /^[A-Za-z][\w-]{0,49}$/

const text = boundedText(5000)

const FieldValue = z.union([text, z.number(), z.boolean(), z.null(), z.array(text).max(20)], {
  error: (issue) =>
    textProblem(issue.input) ?? 'Please send a text, a number, yes or no, or a list of texts.',
})

/** Free-form fields, limited in number and size; known fields are split off. */
export const OtherFormInput = z
  .object(
    {
      // Ignored: the URL determines the type.
      formType: z.unknown().optional(),
      userType: lineOfText(50).optional(),
      sessionId: lineOfText(100).optional(),
      ...spamTrap,
    },
    { error: 'Please send the fields of the form.' },
  )
  .catchall(FieldValue)
  .transform(({ formType: _formType, userType, sessionId, homepage, shownAt, sentAt, ...fields }) => ({
    userType,
    sessionId,
    homepage,
    shownAt,
    sentAt,
    fields,
  }))
  .superRefine(({ fields }, context) => {
    const names = Object.keys(fields)
    const addIssue = (message: string, path: string[]) => context.addIssue({ code: 'custom', message, path })
    if (names.length === 0) addIssue('Please fill in the form.', [])
    if (names.length > maxFields) addIssue(`A form can have at most ${maxFields} fields.`, [])
    for (const name of names.slice(0, maxFields))
      if (!fieldName.test(name))
        addIssue('A field name can have up to 50 letters, digits, hyphens and underscores.', [name])
  })
export type OtherFormInput = z.output<typeof OtherFormInput>

function textProblem(input: unknown): string | undefined {
  return typeof input === 'string' ? text.safeParse(input).error?.issues[0]?.message : undefined
}
