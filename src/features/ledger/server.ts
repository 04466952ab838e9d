export { authorise, charge, payout, refund, release, type Transaction } from './domain/transactions.ts'
export { checkBooks } from './server/check-books.ts'
export { openAccounts, post, readBalance, readBalances, readMoved } from './server/ledger.store.ts'
