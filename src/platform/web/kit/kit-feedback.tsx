import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { KitGroup } from './kit-group.tsx'

export function KitFeedback() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <KitGroup title="Notice and banner">
        <Notice kind="success">Thank you. We reply within 24 hours on business days.</Notice>
        <Notice kind="failure" title="Not sent">
          We can’t reach the server right now. Check your connection and try again.
        </Notice>
        <Notice kind="warning">Your address isn't confirmed yet.</Notice>
        <Notice kind="information">Drafts are saved in this browser.</Notice>
        {shown ? (
          <Banner onDismiss={() => setShown(false)}>Failed to load the report.</Banner>
        ) : (
          <Button onClick={() => setShown(true)}>Show the banner again</Button>
        )}
      </KitGroup>
      <KitGroup title="Waiting">
        <Spinner />
        <ProgressBar label="Rendering" percent={42} />
        <ProgressBar label="Used" percent={87} tone="gain" markAt={80} />
        <ProgressBar label="In the queue" />
      </KitGroup>
    </>
  )
}
