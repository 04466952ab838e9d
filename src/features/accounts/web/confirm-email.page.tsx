import { useEffect, useRef, useState } from 'react'
import { brand } from '#platform/common/brand.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError, type ApiError } from '#platform/web/api-error.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { ownPaths } from '../contract/own-paths.ts'
import { accountPaths } from '../contract/paths.ts'
import { accountApi } from './account-api.ts'
import { AccountCard } from './account-card.tsx'
import { isRefusal } from './refusals.ts'
import { refreshSession } from './session.ts'
import { useLinkToken } from './use-link-token.ts'

export const meta = () =>
  pageMeta(`Confirm your address · ${brand.name}`, 'Confirm your e-mail address.', { hidden: true })

type State = { message: string } | { error: ApiError } | undefined

/** Opens the link by itself. A program that only fetches the page, as mail scanners do, has confirmed nothing. */
export default function ConfirmEmailPage() {
  const token = useLinkToken()
  const [state, setState] = useState<State>()
  const asked = useRef(false)

  async function confirm() {
    setState(undefined)
    try {
      setState(await unwrap(accountApi.auth['email-confirmation'].$put({ json: { token } })))
      await refreshSession()
    } catch (cause) {
      setState({ error: asApiError(cause) })
    }
  }
  useEffect(() => {
    // Once: the link is good for one time only.
    if (asked.current) return
    asked.current = true
    void confirm()
  })

  return (
    <AccountCard
      title="Confirm your address"
      footer={<TextLink to={accountPaths.home}>Go to {brand.name}</TextLink>}
    >
      <Result state={state} onRetry={() => void confirm()} />
    </AccountCard>
  )
}

function Result({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state === undefined) return <Spinner />
  if ('message' in state)
    return (
      <>
        <Notice kind="success">{state.message}</Notice>
        <ButtonLink to={accountPaths.scriptGenerator} variant="main" size="lg" className="mt-6 w-full">
          Continue
        </ButtonLink>
      </>
    )
  return (
    <>
      <Notice kind="failure">{state.error.message}</Notice>
      {isRefusal(state.error) ? (
        <ButtonLink to={ownPaths.account} size="lg" className="mt-6 w-full">
          Open your account
        </ButtonLink>
      ) : (
        <Button size="lg" className="mt-6 w-full" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  )
}
