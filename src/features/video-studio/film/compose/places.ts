import type { Place } from '../film.ts'

// Name, latitude, longitude, country in the atlas.
const table = `
Berlin 52.5 13.4 Germany|Hamburg 53.6 10 Germany|Munich 48.1 11.6 Germany|München 48.1 11.6 Germany|Cologne 50.9 7 Germany|Germany 51 10 Germany|Deutschland 51 10 Germany
Vienna 48.2 16.4 Austria|Wien 48.2 16.4 Austria|Austria 47.5 14.5 Austria|Zurich 47.4 8.5 Switzerland|Switzerland 46.8 8.2 Switzerland
Paris 48.9 2.4 France|Lyon 45.8 4.8 France|Marseille 43.3 5.4 France|France 46.6 2.5 France|London 51.5 -0.1 United Kingdom|Manchester 53.5 -2.2 United Kingdom|Edinburgh 55.9 -3.2 United Kingdom|Scotland 56.8 -4.2 United Kingdom|England 52.5 -1.5 United Kingdom|Ireland 53.2 -8 Ireland|Dublin 53.3 -6.3 Ireland
Madrid 40.4 -3.7 Spain|Barcelona 41.4 2.2 Spain|Spain 40 -3.7 Spain|Lisbon 38.7 -9.1 Portugal|Porto 41.2 -8.6 Portugal|Portugal 39.6 -8 Portugal|Rome 41.9 12.5 Italy|Milan 45.5 9.2 Italy|Naples 40.9 14.3 Italy|Italy 42.8 12.6 Italy|Athens 38 23.7 Greece|Greece 39 22 Greece
Amsterdam 52.4 4.9 Netherlands|Netherlands 52.2 5.3 Netherlands|Brussels 50.8 4.4 Belgium|Copenhagen 55.7 12.6 Denmark|Denmark 56 9.5 Denmark|Oslo 59.9 10.8 Norway|Bergen 60.4 5.3 Norway|Norway 61.5 9 Norway|Stockholm 59.3 18.1 Sweden|Sweden 62 15.5 Sweden|Helsinki 60.2 24.9 Finland|Finland 63 26 Finland|Reykjavik 64.1 -21.9 Iceland|Iceland 65 -18.5 Iceland
Warsaw 52.2 21 Poland|Krakow 50.1 19.9 Poland|Poland 52 19.3 Poland|Prague 50.1 14.4 Czechia|Budapest 47.5 19 Hungary|Ukraine 49 31.5 Ukraine|Kyiv 50.5 30.5 Ukraine|Istanbul 41 29 Turkey|Turkey 39 35 Turkey
Cairo 30 31.2 Egypt|Egypt 26.8 30 Egypt|Morocco 31.8 -6 Morocco|Marrakesh 31.6 -8 Morocco|Lagos 6.5 3.4 Nigeria|Nigeria 9 8 Nigeria|Nairobi -1.3 36.8 Kenya|Kenya 0.3 37.9 Kenya|Ethiopia 9 39.6 Ethiopia|Ghana 7.9 -1.2 Ghana|South Africa -29 25 South Africa|Cape Town -33.9 18.4 South Africa
Dubai 25.2 55.3 United Arab Emirates|Tel Aviv 32.1 34.8 Israel|Israel 31.4 35 Israel|India 22 79 India|Mumbai 19.1 72.9 India|Delhi 28.6 77.2 India|Nepal 28.2 84 Nepal|Thailand 15 101 Thailand|Bangkok 13.8 100.5 Thailand|Vietnam 16 107.5 Vietnam|Indonesia -2 118 Indonesia|Bali -8.4 115.2 Indonesia|Singapore 1.35 103.8 Malaysia
China 35 103 China|Beijing 39.9 116.4 China|Shanghai 31.2 121.5 China|Tokyo 35.7 139.7 Japan|Kyoto 35 135.8 Japan|Osaka 34.7 135.5 Japan|Japan 36.5 138 Japan|Seoul 37.6 127 South Korea|Korea 36.5 127.9 South Korea|Taiwan 23.7 121 Taiwan
Australia -25 134 Australia|Sydney -33.9 151.2 Australia|Melbourne -37.8 145 Australia|New Zealand -41.5 172.8 New Zealand
New York 40.7 -74 United States of America|Chicago 41.9 -87.6 United States of America|Los Angeles 34.1 -118.2 United States of America|San Francisco 37.8 -122.4 United States of America|Texas 31.5 -99 United States of America|California 37 -120 United States of America|Boston 42.4 -71.1 United States of America|Seattle 47.6 -122.3 United States of America|Alaska 64 -152 United States of America|Canada 56 -106 Canada|Toronto 43.7 -79.4 Canada|Vancouver 49.3 -123.1 Canada|Montreal 45.5 -73.6 Canada
Mexico 23.5 -102 Mexico|Brazil -10 -53 Brazil|Rio de Janeiro -22.9 -43.2 Brazil|Argentina -34 -64 Argentina|Buenos Aires -34.6 -58.4 Argentina|Chile -33 -71 Chile|Peru -9.5 -75 Peru|Lima -12 -77 Peru|Colombia 4 -73 Colombia|Cuba 21.7 -79 Cuba`

const places: readonly Place[] = table
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [, name = '', latitude, longitude, country = ''] = /^(\D+?) (-?[\d.]+) (-?[\d.]+) (.+)$/.exec(
      entry.trim(),
    )!
    return { name, latitude: Number(latitude), longitude: Number(longitude), country }
  })

const regions = new Set(['England', 'Scotland', 'Texas', 'California', 'Alaska', 'Bali'])

/** The places that a text names, in its order; of a city and the country that it is in only the city. */
export function findPlaces(text: string): Place[] {
  const named = places
    .map((place) => ({ place, at: findWord(text, place.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place)
  return named.filter(
    (place, index) =>
      !named.some((other) => contains(place, other)) &&
      !named.slice(0, index).some((other) => distanceOf(place, other) === 0),
  )
}

function contains(whole: Place, part: Place): boolean {
  if (isCountry(part) || whole === part || whole.country !== part.country) return false
  return isCountry(whole) || (regions.has(whole.name) && distanceOf(whole, part) < 3)
}

/** 'Deutschland' stands where 'Germany' does. */
const isCountry = (place: Place) =>
  places.some((other) => other.name === other.country && distanceOf(place, other) === 0)

const distanceOf = (one: Place, other: Place) =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude)

/** Where a name stands as a whole word, or -1. */
function findWord(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)]
    if (!isLetter(before.at(-1)) && !isLetter(after[0]) && !isOther.some((each) => each(before, after)))
      return at
  }
  return -1
}

/** 'New Mexico' and 'upstate New York' are other places. */
const isOther: readonly ((before: string, after: string) => boolean)[] = [
  (before) => /\b(?:New|[Uu]pstate) $/.test(before),
  (_, after) => /^ [Ss]tate\b/.test(after),
]

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
