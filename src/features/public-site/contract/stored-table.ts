/** One sentence for every column of every table, in the words of the person it is about. */
export type StoredTable = {
  title: string
  /** When it comes to be, and how long it stays. */
  about: string
  fields: Record<string, string>
}
