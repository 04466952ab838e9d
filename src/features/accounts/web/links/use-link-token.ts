import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The token from the URL fragment of an emailed link. Kept while the page is open, even if the URL changes.
 */
export function useLinkToken(): string {
  const { hash } = useLocation()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '')
  return token
}
