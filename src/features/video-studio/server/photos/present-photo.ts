import { videoPaths } from '../../contract/paths.ts'
import type { Photo } from '../../contract/photo.ts'
import type { PhotoRow } from './photo.store.ts'

export const presentPhoto = ({ id, size, createdAt }: PhotoRow): Photo => ({
  id,
  url: videoPaths.photoImage(id),
  size,
  created_at: createdAt.toISOString(),
})
