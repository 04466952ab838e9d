import { useState } from 'react'
import { useLocation } from 'react-router'

/** The token of a mailed link, from behind the # of the address. Kept while the page is open, even if the address changes. */
export function useLinkToken(): string {
  const { hash } = useLocation()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '')
  return token
}
