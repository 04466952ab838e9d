export const toolsHubPaths = {
  list: '/ai-tools',
  // Pages of the public site, which stands above this feature.
  about: '/about',
} as const
