import { parentPort, workerData } from 'node:worker_threads'
import { cleanRecording } from './clean-recording.ts'

const cleaned = cleanRecording(workerData as Uint8Array)
// Hands the sound over without copying it.
parentPort?.postMessage(cleaned, cleaned.ok ? [cleaned.content.buffer] : [])
