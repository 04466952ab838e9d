import type { Film, Scene } from './film.ts'

/** No picture stays longer; a scene with more to say is cut into shots of the same length. */
const longestShot = 2.5

export const shotCountOf = ({ start, end }: Pick<Scene, 'start' | 'end'>): number =>
  Math.max(1, Math.ceil((end - start - 0.1) / longestShot))

/** When the picture changes: at each scene but the first, and between the shots of a long one. */
export function cutsOf({ scenes }: Pick<Film, 'scenes'>): number[] {
  return scenes
    .flatMap((scene) => {
      const count = shotCountOf(scene)
      return Array.from(
        { length: count },
        (_, shot) => scene.start + ((scene.end - scene.start) * shot) / count,
      )
    })
    .slice(1)
}
