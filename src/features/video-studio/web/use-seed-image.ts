import { useRef, useState } from 'react'
import { videoMessages } from '../contract/messages.ts'
import { videoPaths } from '../contract/paths.ts'
import { videoLimits } from '../contract/limits.ts'
import { describePictureProblem } from '../domain/describe-picture-problem.ts'
import { examinePicture } from '../domain/examine-picture.ts'

type Seed = { kind: 'new'; dataUrl: string; url: string } | { kind: 'earlier'; videoId: string }

export type SeedImage = ReturnType<typeof useSeedImage>

/** The starting image: a newly selected one, or that of the video being rendered again. */
export function useSeedImage(earlierVideo: string | null) {
  const [seed, setSeed] = useState<Seed | undefined>(
    earlierVideo === null ? undefined : { kind: 'earlier', videoId: earlierVideo },
  )
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)

  async function choose(file: File | undefined) {
    if (!file) return
    const turn = ++latest.current
    const read = await readPicture(file)
    // Of two images selected quickly, the later one counts.
    if (turn !== latest.current) return
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) setSeed({ kind: 'new', dataUrl: await asDataUrl(read.file), url: read.url })
  }

  return {
    preview: seed && (seed.kind === 'new' ? seed.url : videoPaths.seedImage(seed.videoId)),
    problem,
    fields: {
      seed_image: seed?.kind === 'new' ? seed.dataUrl : null,
      seed_image_of: seed?.kind === 'earlier' ? seed.videoId : null,
    },
    choose,
    remove: () => {
      latest.current++
      setSeed(undefined)
      setProblem(undefined)
    },
    cannotBeShown: () => {
      setSeed(undefined)
      setProblem(videoMessages.pictureUnreadable)
    },
  }
}

type ReadPicture = { ok: true; file: Blob; url: string } | { ok: false; problem: string }

/** Judges a chosen file as the server will, by its content, so that a wrong one is named before it travels. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > videoLimits.seedImage.bytes) return { ok: false, problem: videoMessages.pictureBytes }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const examined = examinePicture(bytes)
    if (!examined.ok) return { ok: false, problem: describePictureProblem(examined) }
    const picture = new Blob([bytes], { type: examined.type })
    return { ok: true, file: picture, url: URL.createObjectURL(picture) }
  } catch {
    return { ok: false, problem: videoMessages.pictureUnreadable }
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}
