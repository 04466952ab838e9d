import { audiences } from '../../contract/choices.ts'
import {
  contactFields,
  feedbackFields,
  newsletterFields,
  waitlistFields,
  type FormField,
} from '../../contract/form-fields.ts'
import {
  contactMessages,
  feedbackMessages,
  otherFormMessages,
  toolInterestMessages,
  waitlistMessages,
} from '../../contract/form-messages.ts'
import { newsletterMessages } from '../../contract/site-messages.ts'
import { formPaths } from '../../contract/form-paths.ts'

/** How a form is shown to a browser without scripts. */
export type FormPage = {
  title: string
  back: string
  button: string
  fields: readonly FormField[]
  /** Hidden fields. */
  hidden?: Record<string, string>
  failures: readonly string[]
  /** What to do after the success. */
  next?: string
}

export function findFormPage(path: string, typed: Record<string, string>): FormPage {
  switch (path) {
    case formPaths.waitlist:
      return waitlistPage(typed.userType)
    case formPaths.contact:
      return {
        title: 'Contact',
        back: '/contact',
        button: 'Send Message',
        fields: contactFields,
        failures: [contactMessages.failure, contactMessages.alert],
      }
    case formPaths.newsletter:
      return {
        title: 'Newsletter',
        back: '/',
        button: 'Subscribe',
        fields: newsletterFields,
        failures: [newsletterMessages.failure],
      }
    case formPaths.feedback:
      return {
        title: 'Feedback',
        back: '/',
        button: 'Send Feedback',
        fields: feedbackFields,
        failures: [feedbackMessages.failure],
      }
    case formPaths.newsletterConfirmation:
    case formPaths.unsubscription:
      return { title: 'Newsletter', back: '/', button: '', fields: [], failures: [] }
    case formPaths.toolInterest:
      return {
        title: 'AI Tools',
        back: '/ai-tools',
        button: toolInterestMessages.open,
        fields: newsletterFields,
        hidden: { toolId: typed.toolId ?? '', toolTitle: typed.toolTitle ?? '' },
        failures: [toolInterestMessages.failure],
      }
    case formPaths.toolInterestConfirmation:
      return { title: 'AI Tools', back: '/ai-tools', button: '', fields: [], failures: [] }
    case formPaths.waitlistConfirmation:
      return { title: 'Waitlist', back: '/', button: '', fields: [], failures: [] }
    default:
      return { title: 'Form', back: '/', button: 'Send', fields: [], failures: [otherFormMessages.failure] }
  }
}

export function waitlistPage(userType: string | undefined): FormPage {
  const audience = audiences.find((each) => each === userType) ?? 'creators'
  return {
    title: 'Waitlist',
    back: '/waitlist',
    button: 'Join the Waitlist',
    fields: waitlistFields[audience],
    hidden: { userType: audience },
    failures: [waitlistMessages.failure, waitlistMessages.alert],
    next: waitlistMessages.next,
  }
}
