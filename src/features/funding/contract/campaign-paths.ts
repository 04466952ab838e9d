/** Server-rendered pages, and the pages of the app. */
export const campaignPaths = {
  gallery: '/campaigns',
  page: (slug: string) => `/campaigns/${slug}`,
  form: (slug: string) => `/api/campaigns/${slug}/forms`,
  cover: (slug: string) => `/api/campaigns/${slug}/cover.jpg`,
  film: (slug: string) => `/api/campaigns/${slug}/film.mp4`,
  card: (slug: string) => `/api/campaigns/${slug}/card.png`,
  own: '/your-campaigns',
  /** Opens the first step of the wizard unless told otherwise. */
  edit: (id: string, step?: string) =>
    `/your-campaigns/edit?id=${id}${step === undefined ? '' : `&step=${step}`}`,
  verification: '/your-campaigns#verification',
  pledges: '/your-pledges',
  pledge: (slug: string) => `/your-pledges/pledge?to=${slug}`,
  /** Where a person comes back from the payment provider's page for cards. */
  cardEntered: (slug: string, isFixing: boolean, card: string) =>
    `/your-pledges${isFixing ? `?fix=${slug}` : `/pledge?to=${slug}`}&card=${card}`,
  statement: (slug: string, format: 'csv' | 'pdf') => `/api/campaigns/${slug}/pledge/statement.${format}`,
  /** Leads back to a campaign after signing in. */
  return: (slug: string) => `/your-campaigns/back?to=${slug}`,
} as const

/** Paths outside /api that the server renders. */
export const isCampaignPage = (path: string): boolean =>
  path === '/campaigns' || path.startsWith('/campaigns/')
