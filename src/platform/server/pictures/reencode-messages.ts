export type PictureType = 'image/jpeg' | 'image/png'

/** What the process is told, once. */
export type ReencodeTask = { bytes: Uint8Array; type: PictureType; maxSide: number }

/** What it tells. */
export type ReencodeMessage = { ok: true; bytes: Uint8Array } | { ok: false }
