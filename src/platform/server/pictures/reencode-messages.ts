export type PictureType = 'image/jpeg' | 'image/png'

/** The message to the process. */
export type ReencodeTask = { bytes: Uint8Array; type: PictureType; maxSide: number }

/** The message from the process. */
export type ReencodeMessage = { ok: true; bytes: Uint8Array } | { ok: false }
