import { useSyncExternalStore } from 'react'
import { shapeOf, videoDefaults, type VideoStatus } from '../contract/choices.ts'
import type { VideoRequest } from '../contract/video-request.ts'
import { completeRequest } from '../domain/complete-request.ts'
import { lengthOf } from '../domain/choose-length.ts'
import { stages } from '../domain/stages.ts'
import type { ShownVideo } from './shown-video.ts'

type DemoStep = { afterMs: number; status: VideoStatus; percent: number; stage: string }

/** Two steps of two seconds, and one second more. */
const demoSteps: readonly DemoStep[] = [
  { afterMs: 0, status: 'processing', percent: 5, stage: 'Demo: reading your prompt' },
  { afterMs: 2000, status: 'processing', percent: 40, stage: 'Demo: planning the scenes' },
  { afterMs: 2000, status: 'processing', percent: 80, stage: 'Demo: drawing' },
  { afterMs: 1000, status: 'completed', percent: 100, stage: 'Demo: done, without a video' },
]

type Demo = { email: string; video: ShownVideo }

/** Demos exist only in this tab and are not videos. */
let demos: readonly Demo[] = []
const listeners = new Set<() => void>()
const none: readonly Demo[] = []

export function useDemoVideos(email: string): ShownVideo[] {
  const all = useSyncExternalStore(
    listen,
    () => demos,
    () => none,
  )
  return all.filter((demo) => demo.email === email).map(({ video }) => video)
}

/** A simulated run while the server is unreachable. It ends without a video. */
export function startDemo(email: string, request: VideoRequest): void {
  const id = `demo-${Date.now()}`
  change([{ email, video: demoOf(id, request) }, ...demos])
  let waited = 0
  for (const { afterMs, ...state } of demoSteps) {
    waited += afterMs
    setTimeout(() => change(demos.map((demo) => (isOf(demo, id) ? step(demo, state) : demo))), waited)
  }
}

export function removeDemo(id: string): void {
  change(demos.filter((demo) => !isOf(demo, id)))
}

const isOf = ({ video }: Demo, id: string) => video.prediction_id === id
const step = ({ email, video }: Demo, state: Partial<ShownVideo>) => ({
  email,
  video: { ...video, ...state },
})

function change(next: readonly Demo[]) {
  demos = next
  for (const changed of listeners) changed()
}

function listen(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

// The form checks what the built-in renderer can make and always asks for a length, so nothing is refused or estimated.
function demoSettings(request: VideoRequest) {
  const completed = completeRequest(request, 'embedded', lengthOf(videoDefaults).seconds)
  return completed.ok ? completed.video : { ...videoDefaults, shape: shapeOf(videoDefaults.orientation) }
}

function demoOf(id: string, request: VideoRequest): ShownVideo {
  const { prompt, fps, resolution, style, voice } = request
  const { script, script_id, handle, call_to_action } = request
  const { num_frames, orientation, shape, sound } = demoSettings(request)
  const has_seed_image = request.seed_image !== null || request.seed_image_of !== null
  return {
    prediction_id: id,
    isDemo: true,
    status: 'processing',
    video_url: null,
    poster_url: null,
    prompt,
    settings: { num_frames, fps, resolution, orientation, shape, style, voice, has_seed_image, sound },
    error: null,
    percent: 0,
    stage: stages.queued,
    engine: 'embedded',
    notes: [],
    script,
    script_id,
    handle,
    call_to_action,
    size: null,
    created_at: new Date().toISOString(),
    finished_at: null,
  }
}
