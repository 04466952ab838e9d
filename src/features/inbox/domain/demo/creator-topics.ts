import type { DemoTopic } from './demo-topic.ts'

/** Creators and those who want to be. */
export const creatorTopics: readonly DemoTopic[] = [
  {
    about: 'kiln',
    tag: 'early-access',
    reply:
      'What a lovely project! Join the waitlist as a creator, and we’ll invite you with one of the first groups.',
    answer: 'Done, I’m on the list. Does it matter which country I live in?',
  },
  {
    about: 'rivers',
    tag: 'partnership',
    reply: 'That sounds great. Tell us who the sponsors are and what they would like to see in return?',
    answer: 'Two outdoor brands and a museum. I’ll send you a summary tomorrow.',
    note: 'Met them at the creator meetup. Worth a call.',
  },
  {
    about: 'podcasts',
    tag: 'faq',
    reply: 'Yes. Campaigns can be in any language; only our own pages are in English for now.',
    answer: 'Perfect, ours is in Portuguese. Can the updates be, too?',
  },
  {
    about: 'presets',
    tag: 'early-access',
    reply: 'Glad it helped! Several presets per platform is a good idea; we’ve put it on our list.',
    answer: 'Great, I’m looking forward to it.',
  },
  {
    about: 'chess',
    tag: 'early-access',
    reply:
      'Not at all: we look at the plan, not at the number. Ask for what the project costs and say how it earns.',
    answer: 'Then I’ll start with a modest goal. Thank you for the encouragement!',
  },
  {
    about: 'wheelchair',
    tag: 'partnership',
    reply:
      'Yes, wages belong in the budget like equipment. Name the days and the rate, so that backers see what they pay for.',
    answer: 'Twelve days, then. I’ll write it down exactly like that.',
  },
  {
    about: 'two of us',
    tag: 'faq',
    reply: 'One of you opens the account and answers for it; the page can introduce you both.',
    answer: 'That’s fine, my sister will do it. Can she hand it over to me later?',
    note: 'A second owner has been asked for three times this month.',
  },
  {
    about: 'captions',
    tag: 'bug',
    reply:
      'Thank you for the report! Choose another look for now; we’re working on captions that keep clear of faces.',
    answer: 'The paper look is much better. I’ll keep it.',
    note: 'Passed on to the people who build the video studio.',
  },
  {
    about: 'lute',
    tag: 'early-access',
    reply:
      'Very much so. Backers like to see a thing grow; an update for each instrument would suit that well.',
    answer: 'Five instruments, five updates: I like that. When do the first campaigns open?',
  },
  {
    about: 'Welsh',
    tag: 'faq',
    reply: 'It does so far. You can rewrite every line in Welsh, and the captions show what you wrote.',
    answer: 'Then I’ll translate as I go. Diolch!',
  },
  {
    about: 'students',
    tag: 'early-access',
    reply: 'Yes, if one of you is of age and signs for the group. Please tell us when you start filming.',
    answer: 'In May, after the exams. Our producer is 24, so that should work.',
  },
  {
    about: 'export my',
    tag: 'faq',
    reply: 'Yes: the calendar page has a private address that any calendar app can subscribe to.',
    answer: 'It shows up already, and on my watch, too!',
  },
  {
    about: 'twins',
    tag: 'faq',
    reply:
      'Campaigns with children need the consent of both parents, and we look at these more closely. We’re glad to talk first.',
    answer: 'That’s reassuring. We would rather keep their faces out of the campaign anyway.',
    note: 'Asked legal about the wording; answer expected tomorrow.',
  },
  {
    about: 'beekeeping',
    tag: 'early-access',
    reply: 'You can: a finished campaign waits until you open it, and then runs for up to 28 days.',
    answer: 'Then I’ll open it in March, with the first flight.',
  },
  {
    about: 'tablet',
    tag: 'bug',
    reply: 'Thank you. Which tablet and browser do you use? With that we can try to see the same.',
    answer: 'An older one, with the browser it came with. After an update all ten ideas appear!',
  },
  {
    about: 'second season',
    tag: 'early-access',
    reply:
      'With the waitlist, and with the script tools if you like. Six days and four voices is a clear budget already.',
    answer: 'We’ve joined. The first episode may serve as our video, right?',
  },
  {
    about: 'old account',
    tag: 'faq',
    reply:
      'We can’t tell anyone whether an address has an account. Try the ones you use; the sign-in page sends a link to reset the password.',
    answer: 'It was my work address. Thank you, I’m in again.',
  },
  {
    about: 'sign language',
    tag: 'partnership',
    reply: 'They would: leave the guide voice off, and the captions and pictures carry the story.',
    answer: 'Then I’ll sign over them myself. Lovely!',
    note: 'Could be a nice story for the blog, if they agree.',
  },
]
