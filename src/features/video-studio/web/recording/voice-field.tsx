import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { videoVoices, type VideoVoice } from '../../contract/choices.ts'
import { recordingTexts, voiceTexts } from '../../contract/recording.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import type { Voice } from './use-voice.ts'

const Recorder = lazyWithFallback(
  () => import('./recorder.tsx').then((module) => module.Recorder),
  () => <Notice kind="failure">{recordingTexts.notLoaded}</Notice>,
)

type VoiceFieldProps = {
  voice: Voice
  /** What the server offers. */
  voices: readonly VideoVoice[]
  source: { prompt: string; script: ScriptToFilm | null }
  error: string | undefined
}

/** Who speaks, and the recorder if it is the creator. */
export function VoiceField({ voice, voices, source, error }: VoiceFieldProps) {
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        name="voice"
        label={voiceTexts.label}
        error={error}
        value={voice.choice}
        choices={voices.map((value) => ({ value, ...voiceTexts.choices[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = videoVoices.find((name) => name === value)
          if (chosen) voice.setChoice(chosen)
        }}
      />
      {voice.choice === 'recording' && (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Recorder source={source} takes={voice.takes} onTakes={voice.setTakes} />
        </Suspense>
      )}
    </div>
  )
}
