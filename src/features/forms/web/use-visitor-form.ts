import type { z } from 'zod'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { describeFailure } from './describe-failure.ts'

type VisitorFormOptions<Schema extends z.ZodType> = {
  path: string
  schema: () => Promise<Schema>
  draft: string
  /** A sentence of the form's own below the banner of a failure. */
  alert?: string
  onSuccess?: () => void
}

/** A form that visitors fill in: sent to its path, thanked for in the server's words, its draft kept over a reload. */
export function useVisitorForm<Schema extends z.ZodType<object>>(options: VisitorFormOptions<Schema>) {
  const { path, schema, draft, alert, onSuccess } = options
  return useContractForm({
    schema,
    submit: async (values, submission) => {
      const { postForm } = await import('./post-form.ts')
      return postForm(path, values, submission)
    },
    success: ({ message }) => message,
    failure: (error) => describeFailure(error, alert),
    draft,
    ...(onSuccess && { onSuccess }),
  })
}
