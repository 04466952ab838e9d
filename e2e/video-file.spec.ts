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

  // The progress line at the bottom of the picture identifies the frame.
  const shown = await page.evaluate(
    async ({ url: source, jumps }) => {
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
      Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
      const context = canvas.getContext('2d')!
      const shares: number[] = []
      // 'seeked' may fire before the frame is painted, and then the previous one is drawn.
      const isShown = (seconds: number) =>
        new Promise<void>((resolve) => {
          const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
            if (Math.abs(mediaTime - seconds) < 0.01) resolve()
            else video.requestVideoFrameCallback(look)
          }
          video.requestVideoFrameCallback(look)
        })
      for (const seconds of jumps) {
        const arrived = isShown(seconds)
        video.currentTime = seconds
        await arrived
        context.drawImage(video, 0, 0)
        const left = Math.round(canvas.width * 0.08)
        const width = canvas.width - left * 2
        const { data } = context.getImageData(left, Math.round(canvas.height * 0.93) + 1, width, 1)
        let bright = 0
        for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! > 340) bright++
        shares.push(bright / width)
      }
      video.currentTime = 0
      await video.play()
      await new Promise((resolve) => (video.onended = resolve))
      return { shares, ended: video.currentTime, size: [video.videoWidth, video.videoHeight] }
    },
    { url, jumps: [3.5, 0.5, 2.25, 1] },
  )

  expect(shown.size).toEqual([854, 480])
  expect(shown.ended).toBeCloseTo(frames / fps, 1)
  const expected = [3.5, 0.5, 2.25, 1].map((seconds) => (seconds * fps + 1) / frames)
  for (const [index, share] of shown.shares.entries())
    expect(Math.abs(share - expected[index]!)).toBeLessThan(0.025)

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
