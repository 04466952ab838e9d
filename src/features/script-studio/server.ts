export { compose } from './domain/compose/compose.ts'
export { studioRoutes } from './server/studio.routes.ts'
export type { CreatorFacts } from './domain/creator-facts.ts'
