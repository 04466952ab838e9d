import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

const frames = 96
const fps = 24

test('a rendered video plays with sound, and seeking shows the requested frame', async ({ page }) => {
  await signBackIn(page, admin)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  const url = await page.evaluate(async (num_frames) => {
    const wanted = { prompt: 'Three foxes', num_frames, fps: 24, resolution: '480p' }
    const request = { ...wanted, seed_image: null, sound: true }
    const started = await fetch('/api/video-generator/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    const { prediction_id } = (await started.json()) as { prediction_id: string }
    for (;;) {
      const response = await fetch(`/api/video-generator/status/${prediction_id}`)
      const { status, video_url } = (await response.json()) as { status: string; video_url: string | null }
      if (video_url !== null) return video_url
      if (status === 'failed') throw new Error('The video failed')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }, frames)

  // Frames collected while playing must be shown again when sought, in any order.
  const shown = await page.evaluate(async (source) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = source
    video.style = 'position: fixed; inset: 0; z-index: 99'
    document.body.append(video)
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = () => reject(new Error(video.error?.message))
    })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 64, height: 36 })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const read = () => {
      context.drawImage(video, 0, 0, 64, 36)
      return context.getImageData(0, 0, 64, 36).data
    }
    const played: { time: number; pixels: Uint8ClampedArray }[] = []
    const collect: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      played.push({ time: mediaTime, pixels: read() })
      video.requestVideoFrameCallback(collect)
    }
    video.requestVideoFrameCallback(collect)
    await video.play()
    await new Promise((resolve) => (video.onended = resolve))
    const ended = video.currentTime
    // 'seeked' may fire before the frame is painted, and then the previous one is drawn.
    const isShown = (seconds: number) =>
      new Promise<void>((resolve) => {
        const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
          if (Math.abs(mediaTime - seconds) < 0.01) resolve()
          else video.requestVideoFrameCallback(look)
        }
        video.requestVideoFrameCallback(look)
      })
    const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
      one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
    const picks = [0.85, 0.1, 0.6, 0.3].map((share) => played[Math.floor(played.length * share)]!)
    const found: { nearest: number; apart: number }[] = []
    for (const { time } of picks) {
      const arrived = isShown(time)
      // A little later than the start of the frame, which rounding may miss.
      video.currentTime = time + 0.005
      await arrived
      const pixels = read()
      const apart = picks.map((pick) => difference(pick.pixels, pixels))
      const least = Math.min(...apart)
      found.push({ nearest: apart.indexOf(least), apart: least })
    }
    return { found, ended, size: [video.videoWidth, video.videoHeight] }
  }, url)

  expect(shown.size).toEqual([854, 480])
  expect(shown.ended).toBeCloseTo(frames / fps, 1)
  expect(shown.found.map(({ nearest }) => nearest)).toEqual([0, 1, 2, 3])
  // Of 255, for what painting while playing may blur.
  for (const { apart } of shown.found) expect(apart).toBeLessThan(4)

  const audio = await page.evaluate(async (source) => {
    const file = await (await fetch(source)).arrayBuffer()
    const sound = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(file)
    const peaks = [0, 1].map((side) =>
      sound.getChannelData(side).reduce((peak, value) => Math.max(peak, Math.abs(value)), 0),
    )
    return { seconds: sound.duration, peaks }
  }, url)
  // A packet of sound lasts 21 ms.
  expect(Math.abs(audio.seconds - frames / fps)).toBeLessThan(0.03)
  for (const peak of audio.peaks) {
    expect(peak).toBeGreaterThan(0.2)
    // Below -1 dB of full scale.
    expect(peak).toBeLessThan(0.89)
  }
})
