export { FilmPreview } from './web/preview/film-preview.tsx'
export { FinishedFilms } from './web/finished-films.tsx'
