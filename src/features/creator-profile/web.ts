export { ContentProfileDialog } from './web/content-profile-dialog.tsx'
export { OnboardingGate } from './web/onboarding-gate.tsx'
export { useContentProfile } from './web/use-content-profile.ts'
export { useEndCard, type EndCard } from './web/use-end-card.ts'
