import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useEndCard } from '#features/creator-profile/web.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Template } from './template.ts'

const notTaken = 'Couldn’t load your script. Check your connection and reload the page.'

/**
 * 'Make a video from this script': the script studio puts a `ScriptToFilm` into the navigation state as
 * `film` with its `scriptId`, and the dialog opens with it. Consumed once, so that going back does not reopen
 * it.
 */
export function useHandedScript(email: string, open: (template: Template) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const endCard = useEndCard()
  const { film, scriptId } = (location.state as { film?: unknown; scriptId?: unknown } | null) ?? {}
  useEffect(() => {
    if (film === undefined || endCard === undefined) return
    const take = async () => {
      const [{ ScriptToFilm, VideoRequest }, { templateOfScript }] = await Promise.all([
        import('../contract/video-request.ts'),
        import('./template-of-script.ts'),
      ])
      const read = ScriptToFilm.safeParse(film)
      const id = VideoRequest.shape.script_id.safeParse(scriptId)
      if (read.success)
        open(templateOfScript(email, { script: read.data, scriptId: id.data ?? null, endCard }))
      void navigate('.', { replace: true, state: null })
    }
    // It stays in the navigation state and is used after a reload.
    const tell = () => toast({ text: notTaken, kind: 'failure' })
    take().catch(tell)
    // A new object for the same end card must not open the dialog again.
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of the end card are listed
  }, [film, scriptId, email, endCard?.handle, endCard?.callToAction, open, navigate, toast])
}
