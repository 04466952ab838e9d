import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'

/** What an independent reader finds in a video file. */
export async function readVideo(file: Uint8Array) {
  using input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('There is no video in this file')
  const { packetCount, averagePacketRate } = await track.computePacketStats()
  let keyFrames = 0
  for await (const { type } of new EncodedPacketSink(track).packets()) if (type === 'key') keyFrames++
  return {
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    frames: packetCount,
    fps: Math.round(averagePacketRate * 1000) / 1000,
    seconds: await input.computeDuration(),
    keyFrames,
    codec: (await track.getDecoderConfig())?.codec,
    sound: await readSound(input),
    /** The names of the file's boxes, in order. */
    boxes: listBoxes(file),
  }
}

async function readSound(input: Input) {
  const tracks = await input.getAudioTracks()
  return Promise.all(
    tracks.map(async (track) => {
      const config = await track.getDecoderConfig()
      const [from, to] = [await track.getFirstTimestamp(), await track.computeDuration()]
      return { codec: config?.codec, channels: config?.numberOfChannels, from, to }
    }),
  )
}

function listBoxes(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const names: string[] = []
  for (let at = 0; at + 8 <= file.length; at += view.getUint32(at) || file.length)
    names.push(String.fromCharCode(...file.slice(at + 4, at + 8)))
  return names
}
