export { ExperimentsPanel } from './web/experiments-panel-lazy.tsx'
