export const toolsHubPaths = {
  list: '/ai-tools',
  /** Target of links to a tool that doesn't exist. */
  unknownTool: '/ai-tools?notice=unknown-tool',
  // Belongs to public-site, which this feature may not import.
  about: '/about',
} as const
