import type { DemoTopic } from './demo-topic.ts'

/** People who would back a project. */
export const backerTopics: readonly DemoTopic[] = [
  {
    about: 'threshold',
    tag: 'faq',
    reply: 'It’s the same for every campaign at the moment: 80% of the goal.',
    answer: 'Good to know. Will campaigns be able to choose it later?',
  },
  {
    about: 'less than $50',
    tag: 'faq',
    reply: 'Returns are shared in proportion to what each backer gave, so every amount earns the same rate.',
    answer: 'That helps, thank you! And when are they paid?',
  },
  {
    about: 'below its goal',
    tag: 'faq',
    reply: 'Below 80% of the goal nobody is charged, and the campaign can start again.',
    answer: 'That’s fair. And if it ends between 80 and 100%?',
  },
  {
    about: 'verify creators',
    tag: 'faq',
    reply:
      'We check who a creator is and what they plan before a campaign opens, and its page names the risks.',
    answer: 'Good. Is there a page about this that I can share?',
  },
  {
    about: 'change my mind',
    tag: 'faq',
    reply:
      'Yes. Your card is charged only after the deadline, and until shortly before it you can cancel with one click.',
    answer: 'That makes it easier to say yes. Thank you!',
  },
  {
    about: 'lose all',
    tag: 'faq',
    reply: 'Yes, all of it. A project can earn nothing. Please only back what you can afford to lose.',
    answer: 'Thank you for not dressing it up. I’ll start small.',
    note: 'A very good conversation; keep for the training of new colleagues.',
  },
  {
    about: 'taxes',
    tag: 'faq',
    reply:
      'That depends on where you live, so we can’t advise you. You’ll get a statement for each year that you can hand in.',
    answer: 'A statement is all my accountant wants.',
  },
  {
    about: 'monthly',
    tag: 'faq',
    reply: 'Not yet: a campaign has a goal and an end. We’ve noted the wish.',
    answer: 'A pity, but a single project will do for now.',
  },
  {
    about: 'gift',
    tag: 'faq',
    reply: 'A pledge belongs to the account that made it. You could choose a reward and give that to him.',
    answer: 'The signed poster it is!',
  },
  {
    about: 'Norway',
    tag: 'early-access',
    reply: 'The first campaigns will say which countries can take part. We’ll know more before we open.',
    answer: 'Takk! I’ll keep an eye on my inbox.',
  },
  {
    about: 'reward never',
    tag: 'faq',
    reply:
      'To the creator first, from the page of your pledge. If that doesn’t help, write to us and we look into it together.',
    answer: 'Clear. It hasn’t happened, I only like to know before.',
  },
  {
    about: 'moved up',
    tag: 'bug',
    reply:
      'You have: three people before you left the list. Friends who join through your link move you up further.',
    answer: 'Nice, then I’ll tell my book club.',
  },
  {
    about: 'confirmation',
    tag: 'bug',
    reply: 'We’ve sent it again. If it doesn’t come within the hour, please write to us from that address.',
    answer: 'There it is, among the offers. Confirmed!',
    note: 'The second one this week from the same mail service.',
  },
  {
    about: 'how many backers',
    tag: 'faq',
    reply: 'No. What the project shares is fixed, and divided by what each one gave.',
    answer: 'So a full house doesn’t make my own share smaller? Good.',
  },
]
