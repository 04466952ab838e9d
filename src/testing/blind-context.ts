import type { FilmContext } from '#features/video-studio/film/canvas.ts'

type State = { a: number; b: number; c: number; d: number; e: number; f: number; alpha: number }

/** A canvas that draws nothing and only keeps track of where things would be, which is much faster. */
export function createBlindContext(): FilmContext {
  let now: State = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, alpha: 1 }
  const saved: State[] = []
  const multiply = (a: number, b: number, c: number, d: number, e: number, f: number) => {
    now = {
      alpha: now.alpha,
      a: now.a * a + now.c * b,
      b: now.b * a + now.d * b,
      c: now.a * c + now.c * d,
      d: now.b * c + now.d * d,
      e: now.a * e + now.c * f + now.e,
      f: now.b * e + now.d * f + now.f,
    }
  }
  const ignore = () => undefined
  const gradient = () => ({ addColorStop: ignore })
  return {
    save: () => void saved.push(now),
    restore: () => void (now = saved.pop() ?? now),
    translate: (x, y) => multiply(1, 0, 0, 1, x, y),
    scale: (x, y) => multiply(x, 0, 0, y, 0, 0),
    rotate: (angle) => multiply(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0),
    getTransform: () => now,
    setTransform: (a, b, c, d, e, f) => void (now = { a, b, c, d, e, f, alpha: now.alpha }),
    get globalAlpha() {
      return now.alpha
    },
    set globalAlpha(alpha) {
      now = { ...now, alpha }
    },
    measureText: () => ({ width: 0, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 }),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    beginPath: ignore,
    closePath: ignore,
    moveTo: ignore,
    lineTo: ignore,
    quadraticCurveTo: ignore,
    bezierCurveTo: ignore,
    arc: ignore,
    rect: ignore,
    roundRect: ignore,
    clip: ignore,
    fill: ignore,
    stroke: ignore,
    fillRect: ignore,
    clearRect: ignore,
    fillText: ignore,
    setLineDash: ignore,
    drawImage: ignore,
    font: '',
    letterSpacing: '',
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalCompositeOperation: 'source-over',
    direction: 'ltr',
  }
}
