import type { SocialName } from '#platform/common/brand.ts'
import { Glyph } from '#platform/web/ui/glyph.tsx'

/** Simplified brand marks, because lucide has no brand icons. */
const shapes: Record<SocialName, string> = {
  X: 'M4 4l16 16M20 4 4 20',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 7h.01',
  LinkedIn: 'M6 10v9M6 5.5h.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
  Reddit:
    'M12 9c5 0 8.5 2.3 8.5 5.5S17 20 12 20s-8.5-2.3-8.5-5.5S7 9 12 9zM12 9l1.2-5 4.3 1M18.5 5.2h.01M9 13.5h.01M15 13.5h.01M9 16.5c1.8 1.2 4.2 1.2 6 0',
  YouTube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
}

export function SocialIcon({ name }: { name: SocialName }) {
  return <Glyph shape={shapes[name]} size={20} />
}
