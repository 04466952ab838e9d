/** The texts of the admin area's frame. */
export const shellTexts = {
  title: 'Admin Dashboard',
  sections: 'Admin area',
  more: 'More',
  search: 'Search or jump to…',
  searchLabel: 'People, messages, pages and actions',
  nothingFound: 'Nothing found.',
  searching: 'Searching...',
  shortcuts: 'Keyboard shortcuts',
  compact: 'Compact rows',
  comfortable: 'Comfortable rows',
  goTo: (name: string) => `Go to ${name}`,
  pages: 'Pages',
  actions: 'Actions',
  people: 'People',
  messages: 'Messages',
  openPalette: 'Find anything',
} as const
