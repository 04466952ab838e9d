import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import type { Stereo } from '../../../../film/sound/stereo.ts'
import type { EncodedSegment, VideoShape } from './encode-segment.ts'
import { addSoundTrack } from './sound-track.ts'

/** Joins segments into a seekable MP4 that plays while loading: index first, key frames marked. */
export async function openMp4(
  path: string,
  { fps, frames }: VideoShape & { frames: number },
  sound?: Stereo,
) {
  const output = new Output({
    // Room for the index is left before the frames, so that they are written at once instead of kept in memory.
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(path, { chunkSize: 1_048_576 }),
  })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: fps, maximumPacketCount: frames })
  const track = sound && addSoundTrack(output, sound)
  await output.start()
  let written = 0

  return {
    async add({ frames, decoderConfig }: EncodedSegment) {
      for (const { data, isKey } of frames) {
        const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', written / fps, 1 / fps, written)
        await source.add(packet, written === 0 ? { decoderConfig } : undefined)
        written++
      }
      await track?.addUntil(written / fps)
    },
    finish: () => output.finalize(),
  }
}
