import { DemandPanel } from './demand-panel.tsx'
import { ReferralList } from './referral-list.tsx'
import { WavePanel } from './wave-panel.tsx'

export function LoadedLaunchPanel() {
  return (
    <div className="flex flex-col gap-10">
      <WavePanel />
      <DemandPanel />
      <ReferralList />
    </div>
  )
}
