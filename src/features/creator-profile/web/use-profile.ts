import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useToast } from '#platform/web/ui/toast.tsx'
import { profileMessages } from '../contract/messages.ts'
import { useLocalText } from './local-profiles.ts'
import { isCopyUsable, saveCopy, useCopy } from './profile-copy.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'
import { sendLocalProfile } from './send-local-profile.ts'

const retryMs = 15_000

const queryKey = (kind: { name: string }, email: string) => [kind.name, email]

/** The stored profile, or the local copy while the server is unreachable. */
export function useStoredProfile<Profile extends object, Result extends Stored<Profile>>(
  kind: ProfileKind<Profile, Result>,
  email: string,
  { enabled = true } = {},
) {
  const client = useQueryClient()
  const stored = useQuery({
    queryKey: queryKey(kind, email),
    enabled,
    queryFn: async () => {
      const profile = await kind.read()
      saveCopy(kind, email, profile, new Date())
      return profile
    },
  })
  // A retry after a failure or without a network doesn't make the profile known.
  const isMissing = stored.error
    ? isCopyUsable(stored.error)
    : stored.errorUpdateCount > 0 || stored.fetchStatus === 'paused'
  const copy = useCopy<Profile>(kind, email, isMissing && !stored.data)
  const note = useCallback(
    (profile: Result) => {
      saveCopy(kind, email, profile, new Date())
      client.setQueryData(queryKey(kind, email), profile)
    },
    [client, kind, email],
  )
  return { stored, copy, note }
}

/** Sends the local profile on mount, when the network returns, and periodically. */
export function useSendLocalProfile<Profile extends object, Result extends Stored<Profile>>(
  kind: ProfileKind<Profile, Result>,
  email: string,
): void {
  const isWaiting = useLocalText(kind, email) !== null
  const client = useQueryClient()
  const toast = useToast()
  useEffect(() => {
    if (!isWaiting) return undefined
    let isBusy = false
    const send = async () => {
      if (isBusy) return
      isBusy = true
      const delivery = await sendLocalProfile(kind, email).catch(() => undefined)
      isBusy = false
      if (!delivery) return
      saveCopy(kind, email, delivery.stored, new Date())
      client.setQueryData(queryKey(kind, email), delivery.stored)
      toast({ text: delivery.end === 'outdated' ? profileMessages.newerKept : profileMessages.saved })
    }
    const sendNow = () => void send()
    sendNow()
    window.addEventListener('online', sendNow)
    const timer = setInterval(sendNow, retryMs)
    return () => {
      window.removeEventListener('online', sendNow)
      clearInterval(timer)
    }
  }, [isWaiting, kind, email, client, toast])
}
