import { brand } from '#platform/common/brand.ts'
import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'

const { maxDays, successShare, repaymentInMonths, replyInHours } = campaignTerms
const share = `${successShare * 100}%`
const months = `${repaymentInMonths.from} to ${repaymentInMonths.to} months`

export type Question = { question: string; answer: string }

export const faq: readonly { id: string; title: string; questions: readonly Question[] }[] = [
  {
    id: 'basics',
    title: 'The basics',
    questions: [
      {
        question: `What is ${brand.name}?`,
        answer: `Crowdfunding for creators. A creator says what a project costs, people back it, and backers can get a share of what it earns. ${brand.name} has not launched yet: the waitlist is open, and the tools for creators work today.`,
      },
      {
        question: 'How long does a campaign run, and when is it funded?',
        answer: `Up to ${maxDays} days. It counts as funded at about ${share} of its goal.`,
      },
      {
        question: 'What happens after I join the waitlist?',
        answer:
          'We email you a link to confirm your address. After that you have a private page with your place in line. Joining is free and commits you to nothing.',
      },
      {
        question: 'How is backing a project different from investing in the company?',
        answer: `A backer puts money into one creator’s project. An investor buys into ${brand.name} itself, in a funding round. The waitlist has a separate form for each.`,
      },
    ],
  },
  {
    id: 'money',
    title: 'Returns and risk',
    questions: [
      {
        question: 'Can I lose money?',
        answer:
          'Yes, all of it. A project can earn less than planned or nothing, and then backers get less or nothing. Only back what you can afford to lose.',
      },
      {
        question: 'When do backers get paid?',
        answer: `Within ${months} after the campaign ends, out of what the project earns. The campaign page states the terms.`,
      },
      {
        question: 'Do I have to ask for a return?',
        answer:
          'No. You can back a project for a return, for a reward, or as a gift. A campaign can offer all three.',
      },
    ],
  },
  {
    id: 'fees',
    title: 'Fees',
    questions: [
      {
        question: 'What does it cost today?',
        answer: 'Nothing. The waitlist is free, and so are the tools within their daily limits.',
      },
      {
        question: `How will ${brand.name} earn money?`,
        answer:
          'Through fees on campaigns, premium features and partnerships. The rates aren’t set yet. We’ll publish them on this page before the first campaign opens, and a campaign will show them before you pay.',
      },
    ],
  },
  {
    id: 'tools',
    title: 'Tools and data',
    questions: [
      {
        question: 'Who owns what I make with the tools?',
        answer: 'You do: your ideas, scripts and videos are yours.',
      },
      {
        question: 'What do you store about me?',
        answer:
          'The privacy page lists every field with a sentence that says why. You can download or delete all of it.',
      },
      {
        question: 'How do I reach a person?',
        answer: `Use the contact page. We reply within ${replyInHours} hours on business days.`,
      },
    ],
  },
]

export const whoWeAre = {
  title: 'Who we are',
  text: `${brand.name} is built by a small team and has not launched yet. No campaign has been funded so far, and we don’t show numbers that aren’t real. The people you can write to are on the contact page.`,
  operator: brand.operator || 'The company that runs this site has not entered its legal details here yet.',
} as const
