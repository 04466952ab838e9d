export { generateContent, type ContentWriter } from './server/generate-content.callable.ts'
