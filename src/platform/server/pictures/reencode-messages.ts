export type PictureType = 'image/jpeg' | 'image/png'

/** The message to the process. */
export type ReencodeTask = { bytes: Uint8Array; type: PictureType; maxSide: number }
