import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { FinishedFilms } from '#features/video-studio/web.ts'
import { videoPaths } from '#features/video-studio/contract/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { coverTexts as texts } from '../../../contract/wizard-texts.ts'

type FilmDialogProps = {
  onClose: () => void
  onChoose: (videoId: string) => Promise<void>
}

export function FilmDialog({ onClose, onChoose }: FilmDialogProps) {
  const session = useSession()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function choose(id: string) {
    setBusy(id)
    setFailure(undefined)
    try {
      await onChoose(id)
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(undefined)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={texts.films} description={texts.filmsAbout} size="2xl">
      {failure !== undefined && (
        <Notice kind="failure" className="mb-4">
          {failure}
        </Notice>
      )}
      {session.status === 'signed-in' && (
        <FinishedFilms
          email={session.user.email}
          moreText={texts.more}
          empty={
            <EmptyState
              title={texts.noFilms}
              action={<TextLink to={videoPaths.page}>{texts.makeFilm}</TextLink>}
            />
          }
          renderAction={({ id, title }) => (
            <Button aria-label={texts.useTitle(title)} busy={busy === id} onClick={() => void choose(id)}>
              {texts.use}
            </Button>
          )}
        />
      )}
    </Dialog>
  )
}
