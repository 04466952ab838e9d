import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Adds `auth.api.beginSession` for an account identified by a passkey, without exposing a route. */
export const beginSessionPlugin = {
  id: 'begin-session',
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), rememberMe: z.boolean().optional() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const isShort = ctx.body.rememberMe === false
        const session = await internalAdapter.createSession(user.id, isShort)
        await setSessionCookie(ctx, { session, user }, isShort)
        return { user }
      },
    ),
  },
} satisfies BetterAuthPlugin
