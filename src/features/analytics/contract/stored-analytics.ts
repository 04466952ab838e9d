/** What the privacy page says about each table and column of this feature. */
export const storedAnalytics = {
  analytics_events: {
    title: 'Use of the public pages',
    about:
      'When you look at one of six public pages, press a button there or send a form, and nobody is signed in. No cookie, no IP address, nothing at all when your browser sends Do Not Track or Global Privacy Control. Single events are deleted after 90 days, unless whoever runs this server set another number.',
    fields: {
      id: 'A random number for the event, so that it is counted once.',
      type: 'What happened, for example that a page was opened.',
      session_id: 'A random number that lives in this browser tab and ends with it.',
      page: 'The page, without anything after a question mark.',
      variant: 'Which version of the call to action you were shown.',
      name: 'The name of the button that was pressed.',
      category: 'The kind of button, for example navigation.',
      step_number: 'Which step of the waitlist you were at.',
      role: 'The role whose tab you opened: creator, investor or backer.',
      tab_name: 'The name of that tab.',
      happened_at: 'When it happened, by the clock of your device.',
      received_at: 'When it reached us.',
      details:
        'The rest of the event: the text of the button, the size of the window, the name of the browser, the page that led here. Never what you typed.',
    },
  },
  analytics_sessions: {
    title: 'Visits',
    about: 'While a visit lasts, and for two days after it, so that its next step can be counted.',
    fields: {
      id: 'The random number of the browser tab.',
      started_at: 'When the visit began.',
      seen_at: 'When something last happened in it.',
      views: 'How many pages it has seen.',
      last_page: 'The page it saw last.',
      reached: 'Which steps of the waitlist it has reached.',
    },
  },
  analytics_visitors: {
    title: 'Visitors of today',
    about: 'Until midnight (UTC), so that a person who comes twice a day counts once.',
    fields: {
      day: 'The day.',
      visitor:
        'A one-way hash of your IP address and the name of your browser with a random text that is destroyed at midnight. After that nobody can tell whose it was.',
    },
  },
  analytics_salts: {
    title: 'The random text of today',
    about: 'Until midnight (UTC), when it is destroyed. Nothing of yours is in it.',
    fields: { day: 'The day.', salt: 'The random text.' },
  },
  analytics_counters: {
    title: 'Counts',
    about: 'Sums for each hour and day. They stay, and do not say who was counted.',
    fields: {
      kind: 'What is counted, for example views of a page.',
      grain: 'Whether the sum is for an hour or a day.',
      start: 'When that hour or day began.',
      key: 'Which page or button it is about.',
      count: 'How often.',
      total: 'How long altogether, where time is counted.',
    },
  },
}
