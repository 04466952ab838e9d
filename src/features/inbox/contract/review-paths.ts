import type { ReviewList } from './review-lists.ts'

export const reviewPaths = {
  list: (list: ReviewList) => `/admin?tab=forms&list=${list}`,
  person: (email: string) => `/admin/person?email=${encodeURIComponent(email)}`,
  exported: (list: ReviewList, filters: Record<string, string>) =>
    `/api/admin/submissions/${list}/export.csv?${new URLSearchParams(filters).toString()}`,
} as const
