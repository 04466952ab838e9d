import { useState } from 'react'
import { apiErrorOf, asApiError } from '#platform/web/api-error.ts'
import { videoPaths } from '../contract/paths.ts'
import { photoLimits, photoMessages, type Photo } from '../contract/photo.ts'
import { rememberUploads } from './remember-uploads.ts'
import { readPicture } from './use-seed-image.ts'

/** A newly selected file, or one of the video that is rendered again. */
type OwnPhoto = { url: string; file: Blob } | { url: string; id: string }

export type Photos = ReturnType<typeof usePhotos>

/** The creator's photos in the order of the form. They are uploaded with the request. */
export function usePhotos(earlier: readonly string[] = []) {
  const [items, setItems] = useState<readonly OwnPhoto[]>(() =>
    earlier.map((id) => ({ id, url: videoPaths.photoImage(id) })),
  )
  const [problem, setProblem] = useState<string>()

  /** Adds the files that are pictures, as many as fit; `most` leaves room for the starting image. */
  async function add(files: readonly File[], most: number) {
    const read = await Promise.all(files.map(readPicture))
    const fitting = read.flatMap((each) => (each.ok ? [{ file: each.file, url: each.url }] : []))
    const bad = read.find((each) => !each.ok)
    setItems((before) => [...before, ...fitting].slice(0, most))
    if (bad) setProblem(bad.problem)
    else setProblem(items.length + fitting.length > most ? photoMessages.tooManyInVideo : undefined)
  }

  return {
    items,
    problem,
    add,
    moveEarlier: (index: number) =>
      setItems((before) => before.toSpliced(index - 1, 2, before[index]!, before[index - 1]!)),
    remove(url: string) {
      setItems((before) => before.filter((item) => item.url !== url))
      setProblem(undefined)
    },
    /** Their IDs, after an upload of the new ones. */
    async fields(): Promise<{ photos: string[] }> {
      const photos: string[] = []
      for (const item of items.slice(0, photoLimits.perVideo))
        photos.push('id' in item ? item.id : await uploadOnce(item.file))
      return { photos }
    },
  }
}

const uploadOnce = rememberUploads(upload)

async function upload(file: Blob): Promise<string> {
  const response = await fetch(videoPaths.photos, {
    method: 'POST',
    headers: { 'content-type': file.type },
    credentials: 'same-origin',
    body: file,
  }).catch((cause: unknown) => {
    throw asApiError(cause)
  })
  const content: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw apiErrorOf(response.status, content)
  return (content as Photo).id
}
