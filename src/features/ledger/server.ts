export { checkBooks } from './server/check-books.ts'
