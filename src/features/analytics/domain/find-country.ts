export type FindCountry = (address: string) => string | undefined

/**
 * Looks up addresses in a list with one range per line: first address, last address and the country's code,
 * separated by commas, as free lists have it. Of IPv6 addresses only the first half is compared, because no
 * network is smaller. Typed arrays, because lists have half a million ranges. Returns
 * undefined if no line is a range.
 */
export function readCountries(list: string): FindCountry | undefined {
  const ranges = { 4: collectRanges(), 6: collectRanges() }
  for (let start = 0; start < list.length;) {
    const newline = list.indexOf('\n', start)
    const end = newline < 0 ? list.length : newline
    const [first = '', last = '', country = ''] = list.slice(start, end).replaceAll('"', '').trim().split(',')
    const [from, to] = [readAddress(first), readAddress(last)]
    // ZZ is an unknown country.
    if (from && to?.version === from.version && /^[A-Z]{2}$/.test(country) && country !== 'ZZ')
      ranges[from.version].add(from.key, to.key, country)
    start = end + 1
  }
  const find = { 4: ranges[4].finish(), 6: ranges[6].finish() }
  if (!find[4] && !find[6]) return undefined
  return (address) => {
    const read = readAddress(address)
    return read && find[read.version]?.(read.key)
  }
}

/** Arrays that double when they are full. */
function collectRanges() {
  let size = 0
  let starts = new BigUint64Array(1024)
  let ends = new BigUint64Array(1024)
  let countries = new Uint16Array(1024)
  let isSorted = true
  return {
    add(from: bigint, to: bigint, country: string) {
      if (size === starts.length) {
        starts = grow(starts, new BigUint64Array(size * 2))
        ends = grow(ends, new BigUint64Array(size * 2))
        countries = grow(countries, new Uint16Array(size * 2))
      }
      if (size > 0 && from < (starts[size - 1] ?? 0n)) isSorted = false
      starts[size] = from
      ends[size] = to
      countries[size++] = country.charCodeAt(0) * 256 + country.charCodeAt(1)
    },
    finish() {
      if (size === 0) return undefined
      const order = isSorted ? undefined : sortedPlaces(starts, size)
      return searchRanges(
        order ? BigUint64Array.from(order, (place) => starts[place] ?? 0n) : starts.slice(0, size),
        order ? BigUint64Array.from(order, (place) => ends[place] ?? 0n) : ends.slice(0, size),
        order ? Uint16Array.from(order, (place) => countries[place] ?? 0) : countries.slice(0, size),
      )
    },
  }
}

function grow<Keys extends BigUint64Array | Uint16Array>(from: Keys, to: Keys): Keys {
  to.set(from as never)
  return to
}

const sortedPlaces = (starts: BigUint64Array, size: number) =>
  Uint32Array.from({ length: size }, (_, place) => place).sort((a, b) =>
    (starts[a] ?? 0n) < (starts[b] ?? 0n) ? -1 : 1,
  )

/** Binary search for the last range that starts at or before the address. */
const searchRanges =
  (starts: BigUint64Array, ends: BigUint64Array, countries: Uint16Array) => (key: bigint) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0n) <= key) low = middle + 1
      else high = middle
    }
    const country = countries[low - 1]
    if (country === undefined || key > (ends[low - 1] ?? 0n)) return undefined
    return String.fromCharCode(country >> 8, country & 255)
  }

type Address = { version: 4 | 6; key: bigint }

function readAddress(text: string): Address | undefined {
  if (text.includes(':')) return readAddress6(text)
  if (!/^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text)) return undefined
  const key = text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return { version: 4, key: BigInt(key) }
}

function readAddress6(text: string): Address | undefined {
  if (!/^[\da-f:]{2,39}$/i.test(text)) return undefined
  const [head = '', tail] = text.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => parseInt(group, 16))
  if (groups.length !== 8 || !groups.every((group) => group <= 0xff_ff)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return { version: 6, key: (BigInt(a * 65_536 + b) << 32n) | BigInt(c * 65_536 + d) }
}
