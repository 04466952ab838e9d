export { findSubmissionLink } from './web/find-submission-link.ts'
export { FormsPanel } from './web/forms-panel.tsx'
export { OverviewStrip } from './web/overview-strip.tsx'
export { PersonPanel } from './web/person-panel.tsx'
