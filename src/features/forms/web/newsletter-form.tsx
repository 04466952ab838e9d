import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { newsletterMessages } from '../contract/site-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { draftName, type NewsletterResult } from './newsletter-result.ts'
import { SpamTrapField } from './spam-trap-field.tsx'

const load = () => import('./newsletter-behavior.tsx')

/**
 * In the footer of every public page, so its logic loads on first interaction. Mirrors `useContractForm`,
 * which the other forms use.
 */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<NewsletterResult>({})

  useEffect(() => {
    shownAt.current = Date.now()
    if (hasDraft()) void load().then(({ restore }) => form.current && restore(form.current), noMatter)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (busy) return
    setBusy(true)
    setResult({})
    setResult(await load().then(({ subscribe }) => subscribe(element, shownAt.current), unreachable))
    setBusy(false)
  }

  return (
    <form
      ref={form}
      method="post"
      action={formPaths.newsletter}
      noValidate
      onSubmit={submit}
      className="relative flex flex-col gap-3"
    >
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={result.error}
        onFocus={() => void load().catch(noMatter)}
        onInput={() => {
          setResult({})
          void load().then(({ keep }) => form.current && keep(form.current), noMatter)
        }}
      />
      <SpamTrapField />
      <Button type="submit" busy={busy} busyText={newsletterMessages.busy} className="self-start">
        Subscribe
      </Button>
      {result.notice}
    </form>
  )
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(`draft:${draftName}`) !== null
  } catch {
    return false
  }
}

const noMatter = () => undefined

// Not even the notice component could be loaded.
const unreachable = (): NewsletterResult => ({
  notice: (
    <p role="alert" className="text-sm text-danger">
      {newsletterMessages.failure}
    </p>
  ),
})
