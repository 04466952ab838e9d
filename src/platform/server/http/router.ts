import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { AppError, httpStatusOf, type ErrorStatus } from '#platform/common/errors.ts'
import type { Log } from '../log.ts'

export type HttpEnv = {
  /** Empty when a test asks the router without a server. */
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; clientAddress: string; log: Log }
}

/** A router whose inputs are checked by schema; what does not fit is answered with every field's problem. */
export function createRouter<Env extends HttpEnv = HttpEnv>() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error)
    },
  })
}

/** For a body that the router does not read by itself: its content as the schema makes it, or the same refusal. */
export function requireValid<Output>(schema: z.ZodType<Output>, content: unknown): Output {
  const result = schema.safeParse(content)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}

/** Turns a schema's complaints into the one error shape: the first message of each field. */
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

export const jsonAnswer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
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

/** The refusals that any route may answer with; spread into its `responses`. */
export const errorResponses = {
  400: jsonAnswer('The input is not valid; `details.fields` names each field.', Envelope),
  401: jsonAnswer('Nobody is signed in.', Envelope),
  403: jsonAnswer('Not allowed.', Envelope),
  404: jsonAnswer('There is no such thing.', Envelope),
  409: jsonAnswer('It has changed meanwhile.', Envelope),
  413: jsonAnswer('The body is too large.', Envelope),
  415: jsonAnswer('The body is of a type that is not taken here.', Envelope),
  429: jsonAnswer('Too many requests; `Retry-After` says when to come back.', Envelope),
  500: jsonAnswer('Something went wrong on our side.', Envelope),
  503: jsonAnswer('Something this needs is out of reach; try again.', Envelope),
}
