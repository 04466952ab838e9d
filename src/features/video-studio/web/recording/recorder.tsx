import Mic from 'lucide-react/icons/mic'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { recordingMessages, recordingTexts } from '../../contract/recording.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import { findSpeech, trimSilence } from '../../film/captions/find-pauses.ts'
import { spokenLines } from '../../film/compose-film.ts'
import type { Mono } from '../../film/sound/stereo.ts'
import { writeWav } from '../../film/sound/wav.ts'
import { useMicrophone } from './use-microphone.ts'
import { addTake, wholeText, type Takes } from './takes.ts'

type RecorderProps = {
  source: { prompt: string; script: ScriptToFilm | null }
  takes: Takes
  onTakes: (takes: Takes) => void
}

const pressed = 'border-ink! bg-ink! text-paper!'

/** The text to read, large, and the microphone: line by line or all of it in one go. */
export function Recorder({ source, takes, onTakes }: RecorderProps) {
  const [isWhole, setIsWhole] = useState(false)
  const [place, setPlace] = useState(0)
  const [isSilent, setIsSilent] = useState(false)
  const lines = spokenLines(source)
  const index = Math.min(place, lines.length - 1)
  const text = isWhole ? wholeText(lines) : (lines[index] ?? '')
  const take = takes.get(text)
  const microphone = useMicrophone((voice) => {
    const hasSpeech = findSpeech(voice).length > 0
    setIsSilent(!hasSpeech)
    if (hasSpeech) onTakes(addTake(takes, text, trimSilence(voice)))
  })
  const isRecording = microphone.state === 'recording'
  const isBusy = microphone.state !== 'idle'
  const recorded = lines.filter((line) => takes.has(line)).length
  const problem = microphone.problem ?? (isSilent ? recordingMessages.silent : undefined)
  return (
    <section
      aria-label={recordingTexts.title}
      className="flex flex-col gap-4 rounded-md border border-line p-4"
    >
      <div className="flex flex-wrap gap-2">
        <Button
          aria-pressed={!isWhole}
          disabled={isBusy}
          className={classes(!isWhole && pressed)}
          onClick={() => setIsWhole(false)}
        >
          {recordingTexts.byLine}
        </Button>
        <Button
          aria-pressed={isWhole}
          disabled={isBusy}
          className={classes(isWhole && pressed)}
          onClick={() => setIsWhole(true)}
        >
          {recordingTexts.whole}
        </Button>
      </div>
      <div>
        <p className="text-sm text-ink-soft">
          {isWhole ? recordingTexts.readAll : recordingTexts.line(index + 1, lines.length)}
        </p>
        <p
          dir="auto"
          tabIndex={0}
          role="region"
          aria-label={recordingTexts.text}
          className="mt-1 max-h-60 overflow-y-auto text-2xl leading-snug font-semibold whitespace-pre-line"
        >
          {text}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="main"
          busy={microphone.state === 'asking' || microphone.state === 'reading'}
          busyText={microphone.state === 'asking' ? recordingTexts.asking : recordingTexts.reading}
          onClick={isRecording ? microphone.stop : microphone.start}
        >
          {isRecording ? <Square size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
          {isRecording ? recordingTexts.stop : take ? recordingTexts.again : recordingTexts.record}
        </Button>
        {take && (
          <Button disabled={isBusy} onClick={() => play(take)}>
            <Play size={16} aria-hidden="true" />
            {recordingTexts.play}
          </Button>
        )}
        {!isWhole && (
          <>
            <Button disabled={isBusy || index === 0} onClick={() => setPlace(index - 1)}>
              {recordingTexts.previous}
            </Button>
            <Button disabled={isBusy || index >= lines.length - 1} onClick={() => setPlace(index + 1)}>
              {recordingTexts.next}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isRecording
          ? recordingTexts.recording
          : take
            ? recordingTexts.taken(take.samples.length / take.rate)
            : isWhole
              ? recordingTexts.notYet
              : recordingTexts.progress(recorded, lines.length)}
      </p>
      {problem !== undefined && <Notice kind="failure">{problem}</Notice>}
    </section>
  )
}

function play(take: Mono) {
  const url = URL.createObjectURL(new Blob([writeWav(take)], { type: 'audio/wav' }))
  const sound = new Audio(url)
  sound.addEventListener('ended', () => URL.revokeObjectURL(url))
  void sound.play()
}
