import { useEffect, useRef, useState } from 'react'
import { recordingLimits, recordingTexts } from '../../contract/recording.ts'
import type { Mono } from '../../film/sound/stereo.ts'

export type Microphone = {
  state: 'idle' | 'asking' | 'recording' | 'reading'
  /** Why it cannot record, in plain words. */
  problem: string | undefined
  start: () => void
  stop: () => void
}

// Enough for speech, and small to upload.
const rate = 24_000

/** Records from the microphone and hands over plain samples, whatever format the browser records in. */
export function useMicrophone(onTake: (voice: Mono) => void): Microphone {
  const [state, setState] = useState<Microphone['state']>('idle')
  const [problem, setProblem] = useState<string>()
  const recorder = useRef<MediaRecorder>(null)
  useEffect(() => () => release(recorder.current), [])

  async function record() {
    setProblem(undefined)
    setState('asking')
    try {
      const stream = await openMicrophone()
      const active = new MediaRecorder(stream)
      recorder.current = active
      const limit = setTimeout(() => active.stop(), recordingLimits.seconds * 1000)
      const chunks = collect(active)
      active.start()
      setState('recording')
      const recorded = await chunks
      clearTimeout(limit)
      release(active)
      setState('reading')
      onTake(await readSamples(recorded))
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setState('idle')
    }
  }

  return {
    state,
    problem,
    start: () => void record(),
    stop() {
      if (recorder.current?.state === 'recording') recorder.current.stop()
    },
  }
}

function openMicrophone(): Promise<MediaStream> {
  // Missing on pages that are not served securely.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices || !('MediaRecorder' in globalThis)) throw new DOMException('', 'NotSupportedError')
  return devices.getUserMedia({ audio: { noiseSuppression: true, autoGainControl: true } })
}

function collect(recorder: MediaRecorder): Promise<Blob> {
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  return new Promise((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve(new Blob(chunks)))
    recorder.addEventListener('error', () => reject(new Error('recorder')))
  })
}

function release(recorder: MediaRecorder | null) {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop()
}

/** A browser can decode what it recorded. */
async function readSamples(recorded: Blob): Promise<Mono> {
  const context = new OfflineAudioContext(1, 1, rate)
  const sound = await context.decodeAudioData(await recorded.arrayBuffer())
  return { samples: sound.getChannelData(0).slice(), rate: sound.sampleRate }
}

function describe(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return recordingTexts.refused
  if (name === 'NotFoundError') return recordingTexts.noMicrophone
  if (name === 'NotReadableError') return recordingTexts.busy
  return name === 'NotSupportedError' ? recordingTexts.unsupported : recordingTexts.failed
}
