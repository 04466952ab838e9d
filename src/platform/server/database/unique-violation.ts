/** Whether a statement failed because a unique index holds such a row already. PostgreSQL's code tells, whatever wraps it. */
export function isUniqueViolation(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ((each as { code?: string }).code === '23505') return true
  return false
}
