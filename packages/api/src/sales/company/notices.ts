import type { Subscriber } from '../../kit/context.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'
import { bankFields, companyFields } from './store.ts'

const others = companyFields.filter((field) => !bankFields.includes(field))

/** Notifies people of changes of the bank account, and of other company details. */
export const companyNotices: Subscriber = {
  name: 'notice of company details',
  when: 'within',
  kinds: ['company'],
  actions: ['update'],
  fields: companyFields,
  run: async (context, changes) => {
    const data = { by: context.actor.name }
    for (const { after } of changes) {
      const changed = Object.keys(after ?? {})
      if (bankFields.some((field) => changed.includes(field)))
        await notifyWhoMay(context, { event: 'bank_changed', data })
      if (others.some((field) => changed.includes(field)))
        await notifyWhoMay(context, { event: 'company_changed', data })
    }
  },
}
