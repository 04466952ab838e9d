export type PictureType = 'image/jpeg' | 'image/png'

/** The message to the process, which ends when it needs more memory than this. */
export type ReencodeTask = { bytes: Uint8Array; type: PictureType; maxSide: number; maxMemory: number }
