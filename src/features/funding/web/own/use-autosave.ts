import { useEffect, useRef, useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError } from '#platform/web/api-error.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { ownApi } from './own-campaign-api.ts'
import { keepUnsent, takeUnsent, type LatestDraft } from './unsent-drafts.ts'

export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'failed' }
  | { kind: 'stale'; message: string }

const pauseMs = 800

/**
 * Saves the draft after a pause in typing, one request at a time. Each save names the revision it builds on;
 * a stale one stops saving, so that neither window overwrites the other.
 */
export function useAutosave(start: OwnCampaign) {
  const [unsent] = useState(() => takeUnsent(start.id, start.revision))
  const [campaign, setCampaign] = useState(start)
  const [draft, setDraft] = useState<CampaignDraft>(unsent ?? start.draft)
  const [state, setState] = useState<SaveState>({ kind: unsent ? 'unsaved' : 'saved' })
  const latest = useRef<LatestDraft>({
    draft,
    revision: start.revision,
    saved: unsent ? undefined : start.draft,
  })

  /** Whether everything typed so far is stored. Waits for a request that is under way. */
  async function save(): Promise<boolean> {
    const current = latest.current
    while (current.saving) await current.saving
    if (current.saved === current.draft) return true
    current.saving = send().finally(() => (current.saving = undefined))
    return current.saving
  }

  async function send(): Promise<boolean> {
    const current = latest.current
    setState({ kind: 'saving' })
    const sent = current.draft
    try {
      const json = { revision: current.revision, draft: sent }
      const saved = await unwrap(ownApi[':id'].$put({ param: { id: start.id }, json }))
      current.revision = saved.revision
      current.saved = sent
      setCampaign(saved)
      setState({ kind: current.draft === sent ? 'saved' : 'unsaved' })
      return true
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 'ABORTED'
      setState(isStale ? { kind: 'stale', message: error.message } : { kind: 'failed' })
      return false
    }
  }

  useEffect(() => {
    if (state.kind !== 'unsaved') return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  })

  // The browser asks before it closes a window with unsaved text.
  useEffect(() => {
    if (state.kind === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state.kind])

  // Leaving the page within the app saves at once; what can't be saved is still there on the way back.
  useEffect(() => {
    const current = latest.current
    return () => {
      if (current.saved !== current.draft) keepUnsent(start.id, current)
    }
  }, [start.id])

  return {
    campaign,
    draft,
    state,
    save,
    change: (changes: Partial<CampaignDraft>) => {
      const next = { ...latest.current.draft, ...changes }
      latest.current.draft = next
      setDraft(next)
      setState((before) => (before.kind === 'stale' ? before : { kind: 'unsaved' }))
    },
    /** For moves and covers, which change the revision, too: no save runs meanwhile. */
    replaceBy: async (request: (revision: number) => Promise<OwnCampaign>) => {
      const current = latest.current
      while (current.saving) await current.saving
      const running = request(current.revision)
      current.saving = running
        .then(
          () => true,
          () => false,
        )
        .finally(() => (current.saving = undefined))
      const next = await running
      current.revision = next.revision
      setCampaign(next)
    },
  }
}
