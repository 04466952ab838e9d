export type DemoTopic = { about: string; tag: string; reply: string; answer: string }

const other: DemoTopic = {
  about: '',
  tag: 'faq',
  reply: 'Thank you for writing! We’ll get back to you with the details this week.',
  answer: 'Thank you, that is soon enough.',
}

/** What the team replies to each message of the demo, and what comes back. */
const demoTopics: readonly DemoTopic[] = [
  {
    about: 'kiln',
    tag: 'early-access',
    reply:
      'What a lovely project! Join the waitlist as a creator, and we’ll invite you with one of the first groups.',
    answer: 'Done, I’m on the list. Does it matter which country I live in?',
  },
  {
    about: 'repayment terms',
    tag: 'investor',
    reply: 'Happy to walk you through them. Repayment takes 3 to 9 months. Would Thursday suit you?',
    answer: 'Thursday at ten works for us. I’ll send an invitation.',
  },
  {
    about: 'threshold',
    tag: 'faq',
    reply: 'It’s the same for every campaign at the moment: 80% of the goal.',
    answer: 'Good to know. Will campaigns be able to choose it later?',
  },
  {
    about: 'school address',
    tag: 'bug',
    reply: 'Thank you for letting us know! That was our mistake, and it’s fixed now.',
    answer: 'Great, a colleague has just tried it and it worked.',
  },
  {
    about: 'less than $50',
    tag: 'faq',
    reply: 'Returns are shared in proportion to what each backer gave, so every amount earns the same rate.',
    answer: 'That helps, thank you! And when are they paid?',
  },
  {
    about: 'rivers',
    tag: 'partnership',
    reply: 'That sounds great. Tell us who the sponsors are and what they would like to see in return?',
    answer: 'Two outdoor brands and a museum. I’ll send you a summary tomorrow.',
  },
  {
    about: 'podcasts',
    tag: 'faq',
    reply: 'Yes. Campaigns can be in any language; only our own pages are in English for now.',
    answer: 'Perfect, ours is in Portuguese. Can the updates be, too?',
  },
  {
    about: 'newsletter',
    tag: 'press',
    reply: 'Thank you for your interest! I can answer questions here, or we could talk on Thursday.',
    answer: 'Thursday at ten works for me. I’ll send you my questions before.',
  },
  {
    about: 'below its goal',
    tag: 'faq',
    reply: 'Below 80% of the goal nobody is charged, and the campaign can start again.',
    answer: 'That’s fair. And if it ends between 80 and 100%?',
  },
  {
    about: 'label',
    tag: 'partnership',
    reply:
      'Each artist needs an account, but we can invite all 14 at the same time. Could you send us their addresses?',
    answer: 'I’ve asked them and will send you the list on Monday.',
  },
  {
    about: 'verify creators',
    tag: 'faq',
    reply:
      'We check who a creator is and what they plan before a campaign opens, and its page names the risks.',
    answer: 'Good. Is there a page about this that I can share?',
  },
  {
    about: 'brand sponsor',
    tag: 'partnership',
    reply: 'Not yet: contributions go to a whole campaign. We’ve noted your wish for single episodes.',
    answer: 'Thank you. Please tell me when it’s possible.',
  },
  {
    about: 'presets',
    tag: 'early-access',
    reply: 'Glad it helped! Several presets per platform is a good idea; we’ve put it on our list.',
    answer: 'Great, I’m looking forward to it.',
  },
  {
    about: 'remove me',
    tag: 'investor',
    reply: 'We’ve removed that address. You can join again with the right one at any time.',
    answer: 'Thank you for the quick help!',
  },
]

export const findDemoTopic = (message: string) =>
  demoTopics.find(({ about }) => message.includes(about)) ?? other
