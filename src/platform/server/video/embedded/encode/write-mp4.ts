import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import type { EncodedSegment, VideoShape } from './encode-segment.ts'

/** Joins segments into one MP4 that can be seeked and starts to play before it is loaded: index first, key frames marked. */
export async function openMp4(path: string, { fps }: VideoShape) {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: fps })
  await output.start()
  let written = 0
  return {
    async add({ frames, decoderConfig }: EncodedSegment) {
      for (const { data, isKey } of frames) {
        const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', written / fps, 1 / fps, written)
        await source.add(packet, written === 0 ? { decoderConfig } : undefined)
        written++
      }
    },
    finish: () => output.finalize(),
  }
}
