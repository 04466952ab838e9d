/** Directions to the maker ('cinematic, 4k'), not text for viewers. */
export function readDirections(prompt: string): { text: string; directions: string[] } {
  const directions: string[] = []
  const text = prompt
    .replace(opening, '')
    .replace(shot, '')
    .split(/(?<=[,;])\s+/)
    .filter((clause) => {
      const plain = clause.replace(/(?<![,;.\s])[,;.\s]+$/, '')
      const isDirection = direction.test(plain)
      if (isDirection) directions.push(plain)
      return !isDirection
    })
    .join(' ')
    .replace(/(?<![,;\s])[,;\s]+$/, '')
  return text.trim() === '' ? { text: prompt, directions: [] } : { text: capitalise(text.trim()), directions }
}

const kinds = '(?:video|clip|film|movie|animation|reel|short|teaser|trailer)'

const opening = new RegExp(
  `^\\s*(?:please\\s+)?(?:can you\\s+)?(?:create|make|generate|produce|render|show)\\s+(?:me\\s+)?(?:(?:an?|the|my)\\s+)?(?:[\\w-]+\\s+){0,3}?${kinds}(?:\\s+(?:about|of|showing|that shows|on|where|in which|for))?(?:\\s*[:,])?\\s*`,
  'i',
)
const shot = new RegExp(
  `^\\s*(?:an?\\s+)?(?:[\\w-]+\\s+){0,3}(?:${kinds}|shot|close-up|timelapse|time-lapse)\\s+(?:about|of|showing)\\s+`,
  'i',
)

const direction =
  /^(?:and\s+)?(?:in\s+)?(?:(?:very|highly|ultra|hyper)[\s-]?)?(?:cinematic|photo-?realistic|realistic|detailed|4k|8k|hd|uhd|1080p|slow[\s-]motion|(?:drone|aerial|wide|tracking|macro|handheld|establishing)\s+(?:shot|view|angle)|close-?up|shallow depth of field|depth of field|bokeh|35\s?mm(?:\s+film)?|film grain|soft light(?:ing)?|dramatic light(?:ing)?|cinematic light(?:ing)?|golden hour(?:\s+light(?:ing)?)?|high quality|masterpiece|trending on artstation|unreal engine|octane render|vertical|horizontal|portrait|landscape|seamless loop|\d+\s?fps)(?:\s+(?:style|look|mood|quality|shot|lighting|colou?rs?))?$/i

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
