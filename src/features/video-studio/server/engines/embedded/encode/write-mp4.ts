import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { aacConfig } from '../sound/encode-aac.ts'
import type { SoundPacket } from '../sound/open-sound.ts'
import type { EncodedSegment, VideoShape } from './encode-segment.ts'

/** Joins segments into a seekable MP4 that plays while loading: index first, key frames marked. */
export async function openMp4(path: string, { fps }: VideoShape, sound?: Iterator<SoundPacket, undefined>) {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: fps })
  const soundSource = new EncodedAudioPacketSource('aac')
  if (sound) output.addAudioTrack(soundSource)
  await output.start()
  let written = 0
  let heard = 0

  /** The part of the sound that belongs to the written frames. */
  async function addSound() {
    while (sound && heard < written / fps) {
      const { value, done } = sound.next()
      if (done) return
      const packet = new EncodedPacket(value.data, 'key', value.from, value.duration)
      await soundSource.add(packet, heard === 0 ? { decoderConfig: aacConfig } : undefined)
      heard = value.from + value.duration
    }
  }

  return {
    async add({ frames, decoderConfig }: EncodedSegment) {
      for (const { data, isKey } of frames) {
        const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', written / fps, 1 / fps, written)
        await source.add(packet, written === 0 ? { decoderConfig } : undefined)
        written++
      }
      await addSound()
    },
    finish: () => output.finalize(),
  }
}
