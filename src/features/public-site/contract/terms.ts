import { brand } from '#platform/common/brand.ts'

export const termsTexts = {
  title: 'Terms of use',
  lead: 'The rules for this site before the launch, in plain words. Campaigns will have terms of their own.',
  sections: [
    {
      title: 'What this site is',
      text: `A preview of ${brand.name}: a waitlist, and tools for creators. You can’t put money into a project here yet. Nothing on this site is investment advice or an offer to buy or sell anything.`,
    },
    {
      title: 'The waitlist',
      text: 'Joining is free and commits neither you nor us. You can leave the list at any time: write to us, or use the link in our emails.',
    },
    {
      title: 'Your account',
      text: 'Keep your password to yourself and use an email address that is yours. You can delete your account and everything in it on the account page.',
    },
    {
      title: 'What you make',
      text: 'Your ideas, scripts and videos belong to you, and you answer for what you publish. The tools can be wrong: check facts and names before you post.',
    },
    {
      title: 'Fair use',
      text: 'Don’t break the law, harm others, attack the site or use it to send spam. We may limit or close accounts that do.',
    },
    {
      title: 'No guarantees',
      text: 'We work to keep the site available and correct, but before the launch it may change, pause or lose features. Examples of returns on this site are arithmetic, not forecasts.',
    },
    {
      title: 'Changes',
      text: 'If these terms change in a way that matters to you, we email everyone who has an account before the change applies.',
    },
  ],
  operatorTitle: 'Who runs this site',
} as const
