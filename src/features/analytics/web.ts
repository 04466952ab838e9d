export { track, useTracker } from './web/track.ts'
export { useVariant } from './web/use-variant.ts'
