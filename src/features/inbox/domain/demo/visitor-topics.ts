import type { DemoTopic } from './demo-topic.ts'

/** Investors, the press, partners and those who found a mistake. */
export const visitorTopics: readonly DemoTopic[] = [
  {
    about: 'repayment terms',
    tag: 'investor',
    reply: 'Happy to walk you through them. Repayment takes 3 to 9 months. Would Thursday suit you?',
    answer: 'Thursday at ten works for us. I’ll send an invitation.',
    note: 'Prepare the one-page summary before Thursday.',
  },
  {
    about: 'school address',
    tag: 'bug',
    reply: 'Thank you for letting us know! That was our mistake, and it’s fixed now.',
    answer: 'Great, a colleague has just tried it and it worked.',
  },
  {
    about: 'write about you',
    tag: 'press',
    reply: 'Thank you for your interest! I can answer questions here, or we could talk on Monday.',
    answer: 'Monday morning works for me. I’ll send you my questions before.',
  },
  {
    about: 'label',
    tag: 'partnership',
    reply:
      'Each artist needs an account, but we can invite all 14 at the same time. Could you send us their addresses?',
    answer: 'I’ve asked them and will send you the list next week.',
  },
  {
    about: 'brand sponsor',
    tag: 'partnership',
    reply: 'Not yet: contributions go to a whole campaign. We’ve noted your wish for single episodes.',
    answer: 'Thank you. Please tell me when it’s possible.',
  },
  {
    about: 'remove me',
    tag: 'investor',
    reply: 'We’ve removed that address. You can join again with the right one at any time.',
    answer: 'Thank you for the quick help!',
  },
  {
    about: 'local radio',
    tag: 'press',
    reply: 'We’ll gladly ask two of them and pass on your address if they agree. When would it be?',
    answer: 'Any weekday before noon, and it takes ten minutes.',
    note: 'Ask the pottery channel first.',
  },
  {
    about: 'library',
    tag: 'partnership',
    reply: 'What an offer! Send us the opening hours, and we’ll mention it to creators who live nearby.',
    answer: 'We’re open from Tuesday to Saturday. A sheet with everything is on its way.',
  },
  {
    about: 'fees',
    tag: 'investor',
    reply:
      'That’s still true. We’ll publish them before the first campaign opens, and each campaign will show them.',
    answer: 'Fair enough. I’ll ask again in the summer.',
    note: 'The question comes up in every call with investors.',
  },
  {
    about: 'term sheet',
    tag: 'investor',
    reply:
      'We do, when a round opens. Please join the waitlist as an investor and choose the size of your check.',
    answer: 'Done. I’m in no hurry.',
  },
  {
    about: 'thesis',
    tag: 'press',
    reply:
      'None has run yet, so we have no numbers, and we don’t show any that aren’t real. Please write again next year.',
    answer: 'I will. May I quote that sentence?',
  },
  {
    about: 'screen reader',
    tag: 'bug',
    reply: 'Thank you for taking the time. We’ve repaired the menu today. Could you listen to it once more?',
    answer: 'It’s right now. I wish all sites answered like that.',
  },
  {
    about: 'job',
    tag: 'faq',
    reply: 'Not at the moment. May we keep your letter and write to you when we do?',
    answer: 'Please do. Good luck with the launch!',
  },
  {
    about: 'festival',
    tag: 'partnership',
    reply: 'We’d be honored. Tell us more about the prize, and who would speak?',
    answer: 'I’ll call you after our meeting on Wednesday.',
    note: 'October is free in everyone’s calendar.',
  },
]
