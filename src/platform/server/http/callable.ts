import type { Context } from 'hono'
import type { z } from 'zod'
import type { LimitRule } from './rate-limit.ts'
import type { HttpEnv } from './router.ts'

/** The caller, the request, and a signal that aborts when the response is no longer needed. */
export type Caller<User> = { user: User; context: Context<HttpEnv>; signal: AbortSignal }

type Description<Input> = {
  name: string
  summary: string
  limit: LimitRule
  input: z.ZodType<Input>
  /** The `data` of the response. */
  output: z.ZodType
}

type Guest<User, Input> = {
  access: 'anybody'
  run: (data: Input, caller: Caller<User | null>) => Promise<unknown>
}
type Member<User, Input> = {
  access: 'user'
  run: (data: Input, caller: Caller<User>) => Promise<unknown>
}

export type CallableFunction<User> = Description<unknown> & (Guest<User, unknown> | Member<User, unknown>)

/**
 * A function that the official Firebase client, or any program, calls by name: `{"data": …}` in, `{"data":
 * …}` out.
 */
export function defineCallable<User, Input>(
  described: Description<Input> & (Guest<User, Input> | Member<User, Input>),
): CallableFunction<User> {
  // `run` receives validated input.
  return described as unknown as CallableFunction<User>
}
