import { parentPort, workerData } from 'node:worker_threads'
import { narrateSounds, type SoundsToNarrate } from './narrate-sounds.ts'

const narrated = narrateSounds(workerData as SoundsToNarrate)
const { narration } = narrated
// Hands the sound over without copying it.
parentPort?.postMessage(narrated, narration ? [narration.voice.samples.buffer as ArrayBuffer] : [])
