/**
 * A single-stroke icon. Used on every page instead of the icon library, whose runtime is larger than all of
 * these icons.
 */
export function Glyph({ shape, size = 18 }: { shape: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className="fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}

export const arrowRight = 'M5 12h14M13 6l6 6-6 6'
export const cross = 'M6 6l12 12M18 6 6 18'
export const bars = 'M4 6h16M4 12h16M4 18h16'
export const play = 'M8 5v14l11-7z'
export const pause = 'M8 5v14M16 5v14'
export const screen = 'M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9 20h6M12 16v4'
export const moon = 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z'
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4'
