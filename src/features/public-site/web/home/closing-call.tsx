import { ClosingBand } from '../frame/closing-band.tsx'

export function ClosingCall() {
  return (
    <ClosingBand
      title="Your next video starts with an idea"
      text="The tools find ideas that fit your audience, write the script and plan the week."
      call="Try AI Tools"
    />
  )
}
