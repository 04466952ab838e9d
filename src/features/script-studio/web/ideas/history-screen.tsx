import { historyMessages } from '../../contract/idea-messages.ts'
import { useFailure } from '../data/use-failure.ts'
import { useScriptWriting } from '../data/use-script-writing.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { HistorySection } from './history-section.tsx'

export function HistoryScreen() {
  const { failure, report, dismiss } = useFailure()
  const writing = useScriptWriting(report)
  return (
    <StudioFrame>
      <header>
        <h1 className="text-3xl">{historyMessages.title}</h1>
        <p className="mt-1 text-ink-soft">{historyMessages.lead}</p>
      </header>
      {failure && <FailureBanner failure={failure} onDismiss={dismiss} />}
      <HistorySection writing={writing} />
    </StudioFrame>
  )
}
