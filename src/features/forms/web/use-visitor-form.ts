import type { z } from 'zod'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { describeFailure } from './describe-failure.ts'

type VisitorFormOptions<Schema extends z.ZodType> = {
  path: string
  schema: () => Promise<Schema>
  draft: string
  /** An extra sentence below the error banner. */
  alert?: string
  onSuccess?: () => void
}

/** A public form: posts to its path, shows the server's message and keeps its draft across reloads. */
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
