import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, Quality, type Output } from 'mediabunny'
import { mixRate, type Stereo } from '../../../../film/sound/stereo.ts'

const bitsPerSecond = 160_000
const packet = 1024
// The encoder puts one silent packet first, so the same length is left out of the sound.
const delay = packet

/** Encodes sound as AAC, in step with the frames. */
export function addSoundTrack(output: Output, { left, right }: Stereo) {
  registerAacEncoder()
  const source = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: bitsPerSecond }) })
  output.addAudioTrack(source, { maximumPacketCount: Math.ceil(left.length / packet) + 1 })
  // Whole packets only: a padded one would outlast the frames, which is heard when the film repeats.
  const length = Math.max(0, Math.floor(left.length / packet) * packet - delay)
  let written = 0

  /** Everything up to this time. */
  async function addUntil(seconds: number) {
    const end = Math.min(length, Math.round(seconds * mixRate))
    if (end <= written) return
    const data = new Float32Array((end - written) * 2)
    data.set(left.subarray(written + delay, end + delay))
    data.set(right.subarray(written + delay, end + delay), end - written)
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate: mixRate,
      timestamp: written / mixRate,
    })
    written = end
    await source.add(sample)
    sample.close()
  }

  return { addUntil }
}
