export { FilmPreview } from './web/preview/film-preview.tsx'
