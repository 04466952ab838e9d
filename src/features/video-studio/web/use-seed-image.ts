import { useRef, useState } from 'react'
import { videoMessages } from '../contract/messages.ts'
import { videoPaths } from '../contract/paths.ts'
import { readPicture } from './read-picture.ts'

type Seed = { kind: 'new'; dataUrl: string } | { kind: 'earlier'; videoId: string }

export type SeedImage = ReturnType<typeof useSeedImage>

/** The picture to start from: one just chosen, or that of the video which is rendered again. */
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
    // Of two pictures chosen quickly the later one counts.
    if (turn !== latest.current) return
    setProblem(read.ok ? undefined : read.problem)
    if (read.ok) setSeed({ kind: 'new', dataUrl: read.dataUrl })
  }

  return {
    preview: seed && (seed.kind === 'new' ? seed.dataUrl : videoPaths.seedImage(seed.videoId)),
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
