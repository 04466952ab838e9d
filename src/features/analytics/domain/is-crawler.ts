/** How crawlers, monitors and link previewers identify themselves. */
const ownWords =
  /(?<!cu)bot\b|(?<!cu)bot[-_/;+]|crawl|spider|slurp|scrap|archiver|externalhit|embedly|preview|lighthouse|pingdom|uptime|monitor/i

/**
 * Matches only agents that identify themselves as bots. Public bot lists also flag anything unusual, but
 * headless browsers and scripts that post events are legitimate here.
 */
export const isCrawler = (agent: string): boolean => ownWords.test(agent)
