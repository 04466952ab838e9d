import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { templateOfScript, type Template } from './template.ts'

/**
 * 'Make a video of this script': whoever leads here puts a `ScriptToFilm` into the navigation state as `film`, and the dialog
 * opens with it. Taken once, so that going back does not open it again.
 */
export function useHandedScript(email: string, open: (template: Template) => void) {
  const location = useLocation()
  const navigate = useNavigate()
  const film = (location.state as { film?: unknown } | null)?.film
  useEffect(() => {
    if (film === undefined) return
    void import('../contract/video-request.ts').then(({ ScriptToFilm }) => {
      const read = ScriptToFilm.safeParse(film)
      if (read.success) open(templateOfScript(email, read.data))
      void navigate('.', { replace: true, state: null })
    })
  }, [film, email, open, navigate])
}
