const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country; the code itself if it is none. */
export const countryLabel = (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
