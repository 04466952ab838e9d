export { generateContent } from './server/generate-content.callable.ts'
