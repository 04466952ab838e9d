import { useEffect, useRef, useState, type ReactNode } from 'react'
import { brand } from '#platform/common/brand.ts'
import { asApiError, type ApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import { AccountCard } from '../account-card.tsx'
import { isRefusal } from '../error-messages.ts'
import { refreshSession } from '../session/session.ts'
import { useLinkToken } from './use-link-token.ts'

type Props = {
  title: string
  /** Sends the link's token; resolves to the message to show. */
  send: (token: string) => Promise<{ message: string }>
  /** Shown after success. */
  next: ReactNode
}

type State = { message: string } | { error: ApiError } | undefined

/** Uses an emailed link by script, so that mail scanners that only fetch the page change nothing. */
export function OpenedLink({ title, send, next }: Props) {
  const token = useLinkToken()
  const [state, setState] = useState<State>()
  const hasSent = useRef(false)

  async function open() {
    setState(undefined)
    try {
      setState(await send(token))
      await refreshSession()
    } catch (cause) {
      setState({ error: asApiError(cause) })
    }
  }
  useEffect(() => {
    // Sent once, because the link works only once.
    if (hasSent.current) return
    hasSent.current = true
    void open()
  })

  return (
    <AccountCard title={title} footer={<TextLink to={accountPaths.home}>Go to {brand.name}</TextLink>}>
      <Result state={state} next={next} onRetry={() => void open()} />
    </AccountCard>
  )
}

function Result({ state, next, onRetry }: { state: State; next: ReactNode; onRetry: () => void }) {
  if (state === undefined) return <Spinner />
  if ('message' in state)
    return (
      <>
        <Notice kind="success">{state.message}</Notice>
        {next}
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
