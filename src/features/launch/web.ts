export { LaunchPanel } from './web/launch-panel-lazy.tsx'
