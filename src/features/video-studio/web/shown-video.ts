import type { Video } from '../contract/video.ts'

/** What the page shows: a video of the server, or the demo of one that it could not be asked for. */
export type ShownVideo = Video & { isDemo?: true }
