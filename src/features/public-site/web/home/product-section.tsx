import { productTexts } from '../../contract/home-page-texts.ts'
import { Picture } from '../picture.tsx'

const size = { width: 720, height: 540 }

export function ProductSection() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-section">
        <h2 className="text-3xl">{productTexts.title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft">{productTexts.lead}</p>
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          {productTexts.pictures.map(({ name, alt, caption }) => (
            <figure key={name}>
              <Picture
                name={name}
                alt={alt}
                {...size}
                className="h-auto w-full rounded-lg border border-line shadow-raised"
              />
              <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
