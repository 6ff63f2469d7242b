import { type User, userKind } from '@quarterdeck/contract/people/users'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { type History, useShownFields } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { userMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** Returns labels and formats of users for the change history. */
export const useUserHistory = (): History => {
  const { fields, jobTitles, statuses, accessRoles } = useMessages(userMessages)
  return {
    // Who is still there is told of by name; this is for those who are not.
    name: (id) => `#${id}`,
    fields: useShownFields<User>(userKind, {
      labels: fields,
      choices: { role: jobTitles, status: statuses, accessRole: accessRoles },
      tones: { status: statusTones },
    }),
  }
}

/** Returns the bulk actions of the user list. */
export const useUserChanges = (): Changes<User> => {
  const { records, reasons, statusHint } = useMessages(userMessages).bulk
  const mayGrant = usePermission('users:access')
  return {
    kind: userKind,
    fields: useUserHistory().fields,
    records,
    reasons,
    inputs: { status: { hint: statusHint } },
    first: ['status', 'role'],
    without: mayGrant ? [] : ['accessRole'],
  }
}
