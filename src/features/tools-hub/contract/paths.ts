export const toolsHubPaths = {
  list: '/ai-tools',
  /** Where the address of a tool that doesn't exist leads. */
  unknownTool: '/ai-tools?notice=unknown-tool',
  // Pages of the public site, which stands above this feature.
  about: '/about',
} as const
