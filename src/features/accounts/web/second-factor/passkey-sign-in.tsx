import KeyRound from 'lucide-react/icons/key-round'
import { useState, useSyncExternalStore } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { accountApi } from '../account-api.ts'
import { useRedirectAfterSignIn } from '../sign-in/use-redirect-after-sign-in.ts'
import { arePasskeysSupported, promptForPasskey } from './passkey-browser.ts'

const never = () => () => undefined

/** Renders nothing if the browser doesn't support passkeys. */
export function PasskeySignIn({ target }: { target: string }) {
  const isPossible = useSyncExternalStore(never, arePasskeysSupported, () => false)
  const enter = useRedirectAfterSignIn(target)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!isPossible) return null

  async function signIn() {
    setBusy(true)
    setFailure(undefined)
    try {
      const challenge = await unwrap(accountApi.auth['passkey-challenges'].$post())
      await unwrap(accountApi.auth['sign-in'].passkey.$post({ json: await promptForPasskey(challenge) }))
      await enter()
    } catch (cause) {
      setFailure(asApiError(cause).message)
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button
        size="lg"
        className="w-full"
        busy={busy}
        busyText="Waiting for your passkey..."
        onClick={() => void signIn()}
      >
        <KeyRound size={18} aria-hidden="true" />
        Use a passkey
      </Button>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </div>
  )
}
