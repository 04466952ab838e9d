/** The privacy page's description of each column of the waiting line. */
export const storedLaunch = {
  launch_members: {
    title: 'Place in line',
    about:
      'Created when you confirm your address for the waitlist. When your entry is deleted, a row without any link to you stays, so that the referrals of others still add up.',
    fields: {
      id: 'A random ID for your place.',
      entry_id: 'Your waitlist entry, removed when the entry is deleted.',
      audience: 'The list: creators, investors or backers.',
      confirmed_at: 'When you confirmed your address.',
      credits: 'How many of your referrals count.',
      code: 'The code in your referral link, removed with the entry.',
      left_at: 'When you got in, or when the entry was deleted.',
    },
  },
  launch_credits: {
    title: 'Referrals',
    about:
      'Written when someone confirms an address after joining through a referral link, and never changed.',
    fields: {
      id: 'A random ID for the row.',
      member_id: 'The place in line of the person who referred.',
      referred_id: 'The place in line of the person who joined.',
      kind: 'Whether the referral counts, is held, was released or was taken back.',
      amount: 'What it adds to the credits.',
      reason: 'Why it counts or is held.',
      release_of: 'The held referral that this row releases.',
      reversal_of: 'The referral that this row takes back.',
      created_at: 'When it was written.',
    },
  },
  launch_page_links: {
    title: 'Links to your private page',
    about: 'Saved when we email you a link to your place in line, and deleted with your waitlist entry.',
    fields: {
      token_hash: 'A one-way hash of the link, so that the link itself is only in your email.',
      member_id: 'Your place in line.',
      created_at: 'When the link was made.',
    },
  },
  launch_waves: {
    title: 'Waves of invitations',
    about: 'Written when our team chooses whom to invite, and kept for our own overview.',
    fields: {
      id: 'A random ID for the wave.',
      rule: 'Whom the team wanted to invite, without names.',
      created_at: 'When the team chose.',
      created_by: 'Who of the team chose.',
      sent_at: 'When the invitations were sent.',
      expires_at: 'When the invitations end.',
    },
  },
  launch_invites: {
    title: 'Invitations',
    about:
      'Written when our team chooses you for a wave; after your entry is deleted, nothing in it leads to you.',
    fields: {
      id: 'A random ID for the invitation.',
      wave_id: 'The wave it belongs to.',
      member_id: 'Your place in line.',
      position: 'Your position among those chosen.',
      skip_reason: 'Why it wasn’t sent, if so.',
      sent_at: 'When it was sent.',
      expires_at: 'When it ends.',
      opened_at: 'When the link was first opened.',
      reminded_at: 'When we reminded you.',
      redeemed_at: 'When you accepted it.',
    },
  },
  launch_invite_links: {
    title: 'Links to your invitation',
    about: 'Saved when we email you an invitation, and deleted with your waitlist entry.',
    fields: {
      token_hash: 'A one-way hash of the link, so that the link itself is only in your email.',
      invite_id: 'Your invitation.',
      created_at: 'When the link was made.',
    },
  },
  launch_line_counts: {
    title: 'Line counts',
    about: 'Totals only, to work out a place in line quickly. Contains none of your data.',
    fields: {
      audience: 'The list.',
      grain: 'Whether it counts everyone, a day or a minute.',
      credits: 'The number of credits that is counted.',
      starts_at: 'Which day or minute.',
      amount: 'How many people there are.',
    },
  },
}
