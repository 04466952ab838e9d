import { demoPeople } from '#features/accounts/server.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { composeDemoForms } from '../domain/compose-demo-forms.ts'
import { addDemoForms, countDemoForms, removeDemoForms } from './demo-forms.store.ts'

export const demoForms: DemoPart = {
  name: 'forms',
  count: countDemoForms,
  async fill(tx, { random, now }) {
    const forms = composeDemoForms(random, demoPeople, now)
    await addDemoForms(tx, forms)
    const { waitlist, contact, newsletter, feedback, other, spam } = forms
    return `${waitlist.length} waitlist entries, ${contact.length} messages, ${newsletter.length} subscriptions, ${feedback.length} ratings, ${other.length} other forms, ${spam.length} spam`
  },
  remove: removeDemoForms,
}
