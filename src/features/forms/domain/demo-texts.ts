export const demoMessages = [
  'Hi! I run a small pottery channel and would love to fund a kiln. How early can creators join?',
  'We are a family office looking at the creator economy. Could somebody walk us through the repayment terms?',
  'Is the 80% funding threshold fixed, or can a campaign choose its own?',
  'The waitlist form did not accept my school address at first, now it did. Just letting you know!',
  'Could you share how returns are calculated for backers who contribute less than $50?',
  'Love the idea. I make documentaries about rivers and have three sponsors interested already.',
  'Do you plan to support podcasts that are not in English?',
  'We’d like to write about you in our newsletter. Who can we talk to?',
  'What happens to the money when a campaign ends below its goal?',
  'Our label has 14 artists. Is there a way to bring all of them at once?',
  'I backed two projects elsewhere that never delivered. How do you verify creators?',
  'Can a brand sponsor a single episode instead of a whole campaign?',
  'The script generator saved me an evening. Thank you!\n\nOne wish: let me keep several presets per platform.',
  'Please remove me from the investor list, I signed up with the wrong address.',
] as const

export const demoFeedback = [
  { rating: 5, message: 'The ideas were better than mine. Kept three of ten.' },
  { rating: 5, message: 'Quick, and it remembers my style.' },
  { rating: 4, message: 'Great hooks. I would like shorter scripts for TikTok.' },
  { rating: 4, message: 'The calendar is what I needed. Could it remind me?' },
  { rating: 3, message: 'Nice, but the captions repeat themselves.' },
  { rating: 2, message: 'It did not understand that my channel is about chess variants.' },
  { rating: 5, message: 'Made my first short film script with it.' },
  { rating: 1, message: 'The video took too long and I gave up.' },
] as const

export const demoNotes = [
  'Called, wants to start in spring.',
  'Strong channel, 40k subscribers.',
  'Asked for references.',
  'Too early, write again in three months.',
  'Knows one of our backers.',
] as const

export const demoSpam = [
  'Get 10,000 followers overnight!!! Visit our page now',
  'Dear sir, your website is not on first page of search. We fix.',
  'Cheap watches best price click',
] as const
