import type { EncodedSegment, VideoShape } from './encode-segment.ts'

export type ToEncoder =
  | { kind: 'open'; shape: VideoShape; length: number }
  | { kind: 'frame'; frame: SharedArrayBuffer }
  | { kind: 'finish' }

export type FromEncoder =
  | { kind: 'taken'; frame: SharedArrayBuffer }
  | { kind: 'segment'; segment: EncodedSegment }
