import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { AccountAccess } from './account-access.tsx'

/** Admins only. */
export function AccountLookup() {
  const session = useSession()
  const [email, setEmail] = useState<string>()
  const form = useContractForm({
    schema: () => import('../contract/account-access.ts').then((contract) => contract.AccountQuery),
    submit: (found) => Promise.resolve(found),
    onSuccess: (found) => setEmail(found.email),
    keepValues: true,
  })
  if (session.status !== 'signed-in' || session.user.role !== 'admin') return null
  return (
    <section className="mt-10">
      <h2 className="text-xl">Sign someone out</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">
        Look up any account, of the team or a creator, and end its sessions.
      </p>
      <form {...form.props} className="mb-5 flex max-w-md flex-col items-start gap-4">
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          className="w-full"
        />
        <Button type="submit" busy={form.busy}>
          Find account
        </Button>
      </form>
      {email !== undefined && <AccountAccess key={email} email={email} />}
    </section>
  )
}
