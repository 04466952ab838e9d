import { createRequire } from 'node:module'
import type { H264MP4Encoder } from 'h264-mp4-encoder'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { levelOf } from './h264-level.ts'

// A CommonJS module whose exports Node cannot detect.
const { createH264MP4Encoder } = createRequire(import.meta.url)(
  'h264-mp4-encoder',
) as typeof import('h264-mp4-encoder')

export type VideoShape = { width: number; height: number; fps: number }

/** The frames of one segment as H.264, each with its type, and the decoder configuration. */
export type EncodedSegment = {
  frames: { data: Uint8Array; isKey: boolean }[]
  decoderConfig: VideoDecoderConfig
}

/**
 * Encodes I420 frames. Each segment has its own encoder and starts with a key frame, so that segments are
 * independent and memory is freed after each.
 */
export async function openSegment({ width, height, fps }: VideoShape, length: number) {
  const encoder = await createH264MP4Encoder()
  Object.assign(encoder, { width, height, frameRate: fps, speed: 10, quantizationParameter: 24 })
  encoder.groupOfPictures = length
  encoder.outputFilename = 'segment.mp4'
  encoder.initialize()
  return {
    add: (i420: Uint8Array) => encoder.addFrameYuv(i420),
    finish: () => readOut(encoder, { width, height, fps }),
  }
}

async function readOut(encoder: H264MP4Encoder, shape: VideoShape): Promise<EncodedSegment> {
  encoder.finalize()
  const file = encoder.FS.readFile(encoder.outputFilename)
  encoder.FS.unlink(encoder.outputFilename)
  encoder.delete()
  using input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config?.description) throw new Error('The encoder returned unreadable output')
  const frames: EncodedSegment['frames'] = []
  for await (const { data } of new EncodedPacketSink(track).packets())
    frames.push({ data, isKey: isKeyFrame(data) })
  return { frames, decoderConfig: describe(new Uint8Array(asBytes(config.description)), shape) }
}

const instantRefresh = 5

// The encoder marks every frame as a key frame, so read the type from the bitstream. Each unit is preceded by
// its length.
function isKeyFrame(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + 4 < data.length; at += 4 + view.getUint32(at))
    if ((data[at + 4]! & 0x1f) === instantRefresh) return true
  return false
}

// The level appears twice: in the record and in its parameter set.
function describe(record: Uint8Array, shape: VideoShape): VideoDecoderConfig {
  const level = levelOf(shape)
  const parameterSet = 8
  for (const at of [1, parameterSet + 1]) {
    record[at + 1] = 0xc0
    record[at + 2] = level
  }
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  return {
    codec: `avc1.${hex(record[1]!)}${hex(record[2]!)}${hex(level)}`,
    codedWidth: shape.width,
    codedHeight: shape.height,
    description: record,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
  }
}

const asBytes = (source: AllowSharedBufferSource) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
