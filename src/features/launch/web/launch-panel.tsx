import { ReferralList } from './referral-list.tsx'

export function LoadedLaunchPanel() {
  return (
    <div className="flex flex-col gap-10">
      <ReferralList />
    </div>
  )
}
