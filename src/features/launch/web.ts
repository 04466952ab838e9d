export { LaunchPanel } from './web/launch-panel-lazy.tsx'
export { PublicDemand } from './web/public-demand.tsx'
