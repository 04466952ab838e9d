export { BroadcastsPanel } from './web/broadcasts-panel-lazy.tsx'
