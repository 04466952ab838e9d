export { toolPreviewOf } from './web/tool-preview.tsx'
