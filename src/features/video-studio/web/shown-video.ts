import type { Video } from '../contract/video.ts'

/** A video on the page: one from the server, or a demo. */
export type ShownVideo = Video & { isDemo?: true }
