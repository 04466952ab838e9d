import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { frameSizeOf, type Resolution, type VideoShape } from '../../contract/choices.ts'
import { previewTexts } from '../../contract/messages.ts'
import type { Narration } from '../../film/captions/join-lines.ts'
import { mixRate } from '../../film/sound/stereo.ts'
import { exportedFilm, type FilmSource } from './preview-film.ts'

type DownloadNowProps = { source: FilmSource; resolution: Resolution; narration: Narration | null }

/** Makes the video in this browser, if it can encode H.264 and, for sound, AAC; otherwise the server is the only way. */
export function DownloadNow({ source, resolution, narration }: DownloadNowProps) {
  const isSupported = useSupport(source.shape, resolution, source.sound || narration !== null)
  const [percent, setPercent] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const active = useRef<AbortController>(null)
  useEffect(() => () => active.current?.abort(), [])
  if (!isSupported) return null

  async function start() {
    const controller = (active.current = new AbortController())
    setHasFailed(false)
    setPercent(0)
    try {
      const { exportFilm } = await import('./export-film.ts')
      const film = exportedFilm(source, resolution)
      const { signal } = controller
      const work = { film, photoUrls: source.photos, narration, signal, onProgress: setPercent }
      const blob = await exportFilm(work)
      save(blob)
    } catch {
      setHasFailed(!controller.signal.aborted)
    } finally {
      setPercent(undefined)
    }
  }

  if (percent !== undefined)
    return (
      <div className="flex w-full max-w-sm flex-col gap-2">
        <ProgressBar label={previewTexts.exporting} percent={percent} />
        <Button onClick={() => active.current?.abort()}>{previewTexts.cancel}</Button>
      </div>
    )
  return (
    <>
      <Button onClick={() => void start()}>
        <Download size={16} aria-hidden="true" />
        {previewTexts.downloadNow}
      </Button>
      <p className="text-center text-xs text-ink-soft">{previewTexts.downloadHint}</p>
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {previewTexts.notExported}
        </p>
      )}
    </>
  )
}

function useSupport(shape: VideoShape, resolution: Resolution, hasSound: boolean): boolean {
  const [isSupported, setIsSupported] = useState(false)
  useEffect(() => {
    let isLatest = true
    const tell = (supported: boolean) => isLatest && setIsSupported(supported)
    canEncode(frameSizeOf(resolution, shape), hasSound).then(tell, () => tell(false))
    return () => {
      isLatest = false
    }
  }, [shape, resolution, hasSound])
  return isSupported
}

/** Asks the browser itself, so that the encoder's code loads only for an export. */
async function canEncode(size: { width: number; height: number }, hasSound: boolean): Promise<boolean> {
  if (!('VideoEncoder' in globalThis)) return false
  const pictures = await VideoEncoder.isConfigSupported({ ...size, codec: 'avc1.640028', bitrate: 4e6 })
  if (!pictures.supported || !hasSound) return pictures.supported === true
  const stereo = { sampleRate: mixRate, numberOfChannels: 2, bitrate: 160_000 }
  const sound = await AudioEncoder.isConfigSupported({ ...stereo, codec: 'mp4a.40.2' })
  return sound.supported === true
}

function save(blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = 'crovest-video.mp4'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
