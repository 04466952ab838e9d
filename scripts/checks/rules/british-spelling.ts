/** Words of which we write the American form. What is quoted alone, such as 'cancelled', belongs to a protocol or database. */
export const british = new RegExp(
  [
    // colour, categoryColours
    '(?:[cC]ol|[bB]ehavi|[nN]eighb|[fF]av|[fF]lav|[hH]on|[hH]arb|[hH]um|[rR]um)our',
    String.raw`(?:^|\W)(?:[gG]rey|[wW]hilst|[tT]owards|[tT]ravell(?:er|ed|ing)|[lL]earnt)(?!\w)`,
    String.raw`(?:[cC]ent|[tT]heat|\b(?:[kK]ilo|[cC]enti|[mM]illi)?[mM]et|[lL]it)re[sd]?\b`,
    `(?<!['-])[cC]ancell(?:ed|ing|er)`,
    '(?:[lL]abell|[mM]odell|[sS]ignall)(?:ed(?!by)|ing)',
    '[cC]atalogue|[lL]icence|[dD]efence',
    String.raw`[aA]nalys(?:ed|es|ing)\b`,
    "(?<!['`])[aA]uthoris",
    '(?:[aA]pologis|[cC]apitalis|[cC]ustomis|[nN]ormalis|[oO]rganis|[pP]ersonalis|[pP]rioritis|[rR]asteris|[rR]ecognis|[sS]erialis|[sS]ummaris)(?:e|i|a)',
    '[oO]ptimis(?:e|ing|ation)',
  ].join('|'),
)

/** Word lists know both forms, and samples are in the words of creators and visitors. */
const exempt = [
  'docs/decisions/',
  'src/testing/(?:fixture-creators|patterns)/',
  'src/testing/(?:creators|fixture-films|writing-samples|watch-film).ts',
  'src/features/[^/]+/domain/demo-',
  'src/features/script-studio/(?:domain/writing|server/generation)/',
  'src/features/video-studio/(?:film|domain/directions|server/icons)/',
  'src/features/video-studio/server/engines/embedded/film-gates.test.ts',
  'src/features/accounts/domain/find-password-problem.test.ts',
]

export const ownProse = new RegExp(
  String.raw`^(?!${exempt.join('|')})(?:src|e2e|docs)/.*\.(?:ts|tsx|css|md)$`,
)
