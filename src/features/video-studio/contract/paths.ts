/** The pages of the script studio that a video links to. */
export const scriptPages = {
  script: (id: string) => `/ai-tools/script-generator/script?id=${encodeURIComponent(id)}`,
  entry: (id: string) => `/ai-tools/scheduled-script?id=${encodeURIComponent(id)}`,
} as const

const base = '/api/video-generator'

export const videoPaths = {
  base,
  generate: `${base}/generate`,
  status: (id: string) => `${base}/status/${id}`,
  videos: `${base}/videos`,
  video: (id: string) => `${base}/videos/${id}`,
  cancellation: (id: string) => `${base}/videos/${id}/cancellation`,
  /** Supports range requests; `?download=1` makes the browser save it. */
  file: (id: string) => `${base}/videos/${id}/video.mp4`,
  poster: (id: string) => `${base}/videos/${id}/poster.jpg`,
  /** The video's starting image. */
  seedImage: (id: string) => `${base}/videos/${id}/seed-image`,
  /** What is said in the video, as a subtitle file. */
  subtitles: (id: string, format: 'srt' | 'vtt') => `${base}/videos/${id}/subtitles.${format}`,
  /** For everyone, as SVG. */
  icon: (name: string) => `${base}/icons/${name}`,
  photos: `${base}/photos`,
  photoImage: (id: string) => `${base}/photos/${id}/image`,
  recordings: `${base}/recordings`,
  recording: (id: string) => `${base}/recordings/${id}`,
  recordingAudio: (id: string) => `${base}/recordings/${id}/audio.wav`,
  /** Server-sent events, each a `VideoEvent`. */
  events: `${base}/events`,
  webhook: `${base}/webhooks/replicate`,
  page: '/ai-tools/video-generator',
} as const
