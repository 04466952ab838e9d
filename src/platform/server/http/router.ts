import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { AppError, httpStatusOf, type ErrorStatus } from '#platform/common/errors.ts'
import type { Log } from '../log.ts'

export type HttpEnv = {
  /** Empty when a test calls the router without a server. */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; clientAddress: string; log: Log }
}

/** A router that validates input by schema and responds with the problem of every invalid field. */
export function createRouter<Env extends HttpEnv = HttpEnv>() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error)
    },
  })
}

/** Validates a body that the router does not parse itself, with the same error response. */
export function requireValid<Output>(schema: z.ZodType<Output>, content: unknown): Output {
  const result = schema.safeParse(content)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}

/** Converts validation issues to the error envelope: the first message of each field. */
function invalidInput(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[]
}): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
  return new AppError('INVALID_ARGUMENT', Object.values(fields)[0] ?? 'The input is not valid.', {
    details: { fields },
  })
}

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } } as const,
})

export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

const Envelope = z
  .object({
    error: z.object({
      status: z.enum(Object.keys(httpStatusOf) as [ErrorStatus, ...ErrorStatus[]]),
      message: z.string(),
      details: z.looseObject({ fields: z.record(z.string(), z.string()).optional() }).optional(),
    }),
  })
  .openapi('Error')

/** The error responses that any route may return; spread into its `responses`. */
export const errorResponses = {
  400: jsonResponse('The input is not valid; `details.fields` names each field.', Envelope),
  401: jsonResponse('Not signed in.', Envelope),
  403: jsonResponse('Not allowed.', Envelope),
  404: jsonResponse('Not found.', Envelope),
  409: jsonResponse('It was changed in the meantime.', Envelope),
  413: jsonResponse('The body is too large.', Envelope),
  415: jsonResponse('The content type of the body is not supported.', Envelope),
  429: jsonResponse('Too many requests; see `Retry-After`.', Envelope),
  500: jsonResponse('Internal error.', Envelope),
  503: jsonResponse('A required service is unavailable; try again.', Envelope),
}
