/** The privacy page's description of each table and column of this feature. */
export const storedAnalytics = {
  analytics_events: {
    title: 'Page visits and clicks',
    about:
      'Recorded when you visit one of our six public pages signed out, click a button or submit a form there. No cookies, no IP address, and nothing at all if your browser sends Do Not Track or Global Privacy Control. Individual events are deleted after 90 days, unless this server is configured differently.',
    fields: {
      id: 'A random ID for the event, so that it is counted once.',
      type: 'What happened, for example that a page was opened.',
      session_id: 'A random ID that lasts as long as this browser tab.',
      page: 'The page, without query parameters.',
      variant: 'Which version of the call to action you were shown.',
      name: 'The name of the button that was clicked.',
      category: 'The kind of button, for example navigation.',
      step_number: 'Which step of the waitlist you were at.',
      role: 'The role of the tab you opened: creator, investor or backer.',
      tab_name: 'The name of that tab.',
      happened_at: 'When it happened, according to your device.',
      received_at: 'When it reached us.',
      details:
        'The rest of the event: the text of the button, the size of the window, the name of the browser, the page that led here. Never what you typed.',
      visitor:
        'The one-way hash under “Today’s visitors”, whose salt is deleted at midnight, so that it can’t be linked to anyone.',
      referrer_host: 'The name of the site that led here.',
      utm_source: 'The source named in the link that led here.',
      utm_medium: 'The kind of link, for example a newsletter.',
      utm_campaign: 'The campaign named in that link.',
      device: 'Whether it was a phone, a tablet or a desktop computer.',
      browser: 'The name of the browser, for example Firefox.',
      country: 'The country, if this server has a list of addresses by country.',
      tx: 'The number of the database transaction that stored it, so that it is counted once.',
    },
  },
  analytics_sessions: {
    title: 'Visits',
    about: 'During a visit and for two days after, to count its next steps.',
    fields: {
      id: 'The random ID of the browser tab.',
      started_at: 'When the visit started.',
      seen_at: 'When the last event of the visit happened.',
      views: 'How many pages were viewed.',
      last_page: 'The page viewed last.',
      reached: 'Which steps of the waitlist were reached.',
      is_counted: 'Whether the visit is part of the counts.',
      trail: 'The pages viewed, in order.',
      trail_views: 'How many pages that is.',
      moves_before: 'How many pages were viewed before those.',
      entry: 'The site, campaign, kind of device, browser and country with which the visit started.',
      actions: 'The pages viewed and buttons clicked, with their times.',
    },
  },
  analytics_visits: {
    title: 'Summaries of visits',
    about:
      'One row per visit, so that we can see, for example, what visitors from one site look at. Deleted together with its events.',
    fields: {
      id: 'The random ID of the browser tab.',
      started_at: 'When the visit started.',
      seen_at: 'When the last event of the visit happened.',
      visitor: 'The one-way hash under “Today’s visitors”.',
      source: 'The source named in the link that led here, or the name of the site.',
      campaign: 'The campaign named in that link.',
      device: 'Whether it was a phone, a tablet or a desktop computer.',
      browser: 'The name of the browser, for example Firefox.',
      country: 'The country, if this server has a list of addresses by country.',
      entry: 'The page viewed first.',
      exit: 'The page viewed last.',
      views: 'How many pages were viewed.',
      clicks: 'How many buttons were clicked.',
      conversions: 'How often the visit ended on the waitlist.',
      path: 'The pages viewed and buttons clicked, in order, without times.',
    },
  },
  analytics_funnels: {
    title: 'Funnels',
    about: 'Written by our team. Contains none of your data.',
    fields: {
      id: 'A random ID.',
      name: 'The name of the funnel.',
      steps: 'Its pages and buttons.',
      created_at: 'When it was defined.',
    },
  },
  analytics_share_links: {
    title: 'Links to reports',
    about:
      'Made by our team to show the numbers of one report to someone else. Contains none of your data. Deleted once it expires.',
    fields: {
      id: 'A random ID.',
      token_hash: 'A one-way hash of the secret in the link.',
      query: 'The time and the filters of the report.',
      created_by: 'Who on our team made it.',
      created_at: 'When it was made.',
      expires_at: 'When it stops working.',
      last_opened_at: 'When it was last opened.',
    },
  },
  analytics_mail_choices: {
    title: 'Emails about reports',
    about: 'Which emails about the analytics a member of our team turned on.',
    fields: {
      user_id: 'The team member.',
      weekly_since: 'Since when they get the weekly summary.',
      alerts_since: 'Since when they get an email about unusual days.',
    },
  },
  analytics_mails: {
    title: 'Sent emails about reports',
    about: 'Written so that a member of our team gets each of these emails once. Deleted after 60 days.',
    fields: {
      user_id: 'The team member.',
      kind: 'Which of the two emails.',
      period: 'The last day that it is about.',
      created_at: 'When it was queued.',
    },
  },
  analytics_visitors: {
    title: 'Today’s visitors',
    about: 'Until midnight (UTC), so that someone who visits twice in a day counts once.',
    fields: {
      day: 'The day.',
      visitor:
        'A one-way hash of your IP address and browser name with a random salt that is deleted at midnight. After that it can’t be linked to anyone.',
      hour: 'The hour of the first visit that day.',
    },
  },
  analytics_refusals: {
    title: 'Events that were not counted',
    about: 'For about a second, until they are part of the counts.',
    fields: {
      reason: 'Why, for example because it was sent twice.',
      at: 'When it reached us.',
      count: 'How many.',
    },
  },
  analytics_marks: {
    title: 'Progress of counting',
    about: 'One row that says which events are part of the counts. Contains none of your data.',
    fields: {
      id: 'The name of the row.',
      snapshot: 'The database transactions whose events are counted.',
      since: 'When the database was last restored from a backup.',
      moved_at: 'When events were last counted.',
      visits_snapshot: 'The database transactions whose events are part of the summaries of visits.',
    },
  },
  analytics_salts: {
    title: 'Daily salt',
    about: 'Until midnight (UTC), when it is deleted. Contains none of your data.',
    fields: { day: 'The day.', salt: 'A random salt.' },
  },
  analytics_counters: {
    title: 'Counts',
    about: 'Totals per hour and day. Kept indefinitely and not linked to anyone.',
    fields: {
      kind: 'What is counted, for example views of a page.',
      grain: 'Whether the total is for an hour or a day.',
      start: 'When that hour or day started.',
      key: 'Which page or button it is about.',
      count: 'How often.',
      total: 'Total time, where time is counted.',
    },
  },
}
