import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '#platform/web/ui/toast.tsx'
import { templateOfScript, type Template } from './template.ts'

const notTaken = 'Couldn’t load your script. Check your connection and reload the page.'

/**
 * 'Make a video from this script': the script studio puts a `ScriptToFilm` into the navigation state as
 * `film`, and the dialog opens with it. Consumed once, so that going back does not reopen it.
 */
export function useHandedScript(email: string, open: (template: Template) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const film = (location.state as { film?: unknown } | null)?.film
  useEffect(() => {
    if (film === undefined) return
    const take = ({ ScriptToFilm }: typeof import('../contract/video-request.ts')) => {
      const read = ScriptToFilm.safeParse(film)
      if (read.success) open(templateOfScript(email, read.data))
      void navigate('.', { replace: true, state: null })
    }
    // It stays in the navigation state and is used after a reload.
    const tell = () => toast({ text: notTaken, kind: 'failure' })
    import('../contract/video-request.ts').then(take, tell)
  }, [film, email, open, navigate, toast])
}
