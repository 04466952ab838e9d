export { reviewChangeRoutes } from './server/review-changes.routes.ts'
export { reviewRoutes } from './server/review.routes.ts'
