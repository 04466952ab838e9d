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

// Shown only on a route, because they are often only where someone is from.
const moreCities = `
Frankfurt 50.1 8.7 Germany|Stuttgart 48.8 9.2 Germany|Leipzig 51.3 12.4 Germany|Dresden 51.1 13.7 Germany|Düsseldorf 51.2 6.8 Germany|Bremen 53.1 8.8 Germany|Freiburg 48 7.8 Germany|Hannover 52.4 9.7 Germany|Nuremberg 49.5 11.1 Germany|Nürnberg 49.5 11.1 Germany|Salzburg 47.8 13 Austria|Innsbruck 47.3 11.4 Austria|Graz 47.1 15.4 Austria|Geneva 46.2 6.1 Switzerland|Basel 47.6 7.6 Switzerland|Bern 46.9 7.4 Switzerland|Bordeaux 44.8 -0.6 France|Toulouse 43.6 1.4 France|Nantes 47.2 -1.6 France|Lille 50.6 3.1 France|Strasbourg 48.6 7.8 France|Dijon 47.3 5 France|Grenoble 45.2 5.7 France
Seville 37.4 -6 Spain|Sevilla 37.4 -6 Spain|Valencia 39.5 -0.4 Spain|Bilbao 43.3 -2.9 Spain|Granada 37.2 -3.6 Spain|Málaga 36.7 -4.4 Spain|Malaga 36.7 -4.4 Spain|Badajoz 38.9 -7 Spain|Turin 45.1 7.7 Italy|Venice 45.4 12.3 Italy|Florence 43.8 11.3 Italy|Bologna 44.5 11.3 Italy|Genoa 44.4 8.9 Italy|Palermo 38.1 13.4 Italy|Trieste 45.6 13.8 Italy|Verona 45.4 11 Italy|Ljubljana 46.1 14.5 Slovenia|Zagreb 45.8 16 Croatia|Dubrovnik 42.7 18.1 Croatia
Belgrade 44.8 20.5 Serbia|Sofia 42.7 23.3 Bulgaria|Bucharest 44.4 26.1 Romania|Bratislava 48.1 17.1 Slovakia
Glasgow 55.9 -4.3 United Kingdom|Liverpool 53.4 -3 United Kingdom|Leeds 53.8 -1.5 United Kingdom|Birmingham 52.5 -1.9 United Kingdom|Bristol 51.5 -2.6 United Kingdom|Cardiff 51.5 -3.2 United Kingdom|Belfast 54.6 -5.9 United Kingdom|Newcastle 55 -1.6 United Kingdom|Galway 53.3 -9 Ireland|Rotterdam 51.9 4.5 Netherlands|Antwerp 51.2 4.4 Belgium|Ghent 51.1 3.7 Belgium
Gothenburg 57.7 12 Sweden|Malmö 55.6 13 Sweden|Tallinn 59.4 24.8 Estonia|Riga 56.9 24.1 Latvia|Vilnius 54.7 25.3 Lithuania
Gdansk 54.4 18.6 Poland|Wroclaw 51.1 17 Poland|Dallas 32.8 -96.8 United States of America|Houston 29.8 -95.4 United States of America|Austin 30.3 -97.7 United States of America|San Antonio 29.4 -98.5 United States of America|Laredo 27.5 -99.5 United States of America|Denver 39.7 -105 United States of America|Phoenix 33.4 -112.1 United States of America|Las Vegas 36.2 -115.1 United States of America|San Diego 32.7 -117.2 United States of America|Portland 45.5 -122.7 United States of America|Salt Lake City 40.8 -111.9 United States of America|Little Rock 34.7 -92.3 United States of America|Memphis 35.1 -90 United States of America|Nashville 36.2 -86.8 United States of America|Louisville 38.3 -85.8 United States of America|Cincinnati 39.1 -84.5 United States of America|Detroit 42.3 -83 United States of America|Cleveland 41.5 -81.7 United States of America|Pittsburgh 40.4 -80 United States of America|Philadelphia 40 -75.2 United States of America|Baltimore 39.3 -76.6 United States of America|Atlanta 33.7 -84.4 United States of America|Miami 25.8 -80.2 United States of America|New Orleans 30 -90.1 United States of America|Minneapolis 45 -93.3 United States of America|Milwaukee 43 -87.9 United States of America|Kansas City 39.1 -94.6 United States of America|Albuquerque 35.1 -106.7 United States of America|Ottawa 45.4 -75.7 Canada|Calgary 51 -114.1 Canada|Halifax 44.6 -63.6 Canada|Casablanca 33.6 -7.6 Morocco|Tangier 35.8 -5.8 Morocco|Rabat 34 -6.8 Morocco|Fez 34 -5 Morocco
Hiroshima 34.4 132.5 Japan|Sapporo 43.1 141.4 Japan|Hanoi 21 105.8 Vietnam|Kuala Lumpur 3.1 101.7 Malaysia|Brisbane -27.5 153 Australia|Perth -32 115.9 Australia|Adelaide -34.9 138.6 Australia
Auckland -36.8 174.8 New Zealand|Wellington -41.3 174.8 New Zealand|São Paulo -23.6 -46.6 Brazil|Cusco -13.5 -72 Peru|Rosario -32.9 -60.7 Argentina`

const readTable = (rows: string): Place[] =>
  rows
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [, name = '', latitude, longitude, country = ''] = /^(\D+?) (-?[\d.]+) (-?[\d.]+) (.+)$/.exec(
        entry.trim(),
      )!
      return { name, latitude: Number(latitude), longitude: Number(longitude), country }
    })

const ofRoutes: ReadonlySet<Place> = new Set(readTable(moreCities))
const places: readonly Place[] = [...readTable(table), ...ofRoutes]

const regions = new Set(['England', 'Scotland', 'Texas', 'California', 'Alaska', 'Bali'])

/** The places that a text names, in its order; of a city and the country that it is in only the city. */
export function findPlaces(text: string): Place[] {
  const named = places
    .map((place) => ({ place, at: findWord(text, place.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place)
  const found = named.filter(
    (place, index) =>
      !named.some((other) => contains(place, other)) &&
      !named.slice(0, index).some((other) => distanceOf(place, other) === 0),
  )
  return found.length === 1 && ofRoutes.has(found[0]!) ? [] : found
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
  // 'Porto de Paranaguá', 'Porto Alegre'
  (_, after) => /^ (?:d[eaio]|dos|das|del|of) \p{Lu}|^ (?:Alegre|Velho|Seguro)\b/u.test(after),
]

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
