/** The words by which crawlers, monitors and makers of previews call themselves. */
const ownWords =
  /(?<!cu)bot\b|(?<!cu)bot[-_/;+]|crawl|spider|slurp|scrap|archiver|externalhit|embedly|preview|lighthouse|pingdom|uptime|monitor/i

/**
 * Whether an agent says of itself that no person is behind it. The lists of all known agents judge everything unusual to be a
 * bot; here a browser without a window is a browser, and a program that posts an event does so on purpose.
 */
export const isCrawler = (agent: string): boolean => ownWords.test(agent)
