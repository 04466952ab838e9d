export {
  authorize,
  charge,
  chargeback,
  distribute,
  payout,
  refund,
  release,
  repay,
} from './domain/transactions.ts'
export { splitAmount } from './domain/split-amount.ts'
export type { BookFault } from './server/audit-books.store.ts'
export { checkBooks } from './server/check-books.ts'
export {
  openAccounts,
  post,
  readBalance,
  readBalances,
  readMoved,
  readTransactions,
  reverse,
} from './server/ledger.store.ts'
export { readDistributed, readPledgeEntries } from './server/pledge-money.store.ts'
