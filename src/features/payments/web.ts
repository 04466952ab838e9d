export { SandboxPanel } from './web/sandbox-panel.tsx'
