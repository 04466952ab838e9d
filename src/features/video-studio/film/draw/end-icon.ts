import type { Scene } from '../film.ts'

/**
 * The icon that stands for the film on its end card: the thing that comes again, or that the hook shows. A thing that
 * a later scene shows once says nothing about the film.
 */
export function endIconOf(scenes: readonly Pick<Scene, 'kind' | 'picture'>[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { picture } of scenes)
    if (picture?.kind === 'icon') counts.set(picture.name, (counts.get(picture.name) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (best && best[1] > 1) return best[0]
  const hook = scenes.find(({ kind }) => kind === 'title')?.picture
  return hook?.kind === 'icon' ? hook.name : undefined
}
