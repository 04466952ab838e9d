type PictureProps = {
  /** A file in public/pictures, as AVIF and WebP. */
  name: string
  alt: string
  width: number
  height: number
  /** For the first screen; other pictures load when they come near. */
  eager?: boolean
  className?: string
}

export function Picture({ name, alt, width, height, eager = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}.avif`} />
      <img
        src={`/pictures/${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
