import { type User, UserDraft, type UserPatch, users } from '@quarterdeck/contract/people/users'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { type EditConflict, useEditForm } from '../../kit/records/index.ts'
import { type UserInput, userInput } from './form-schema.ts'
import { userMessages } from './messages/index.ts'
import { userRecord } from './record-query.ts'

export type UserEditConflict = EditConflict<User, UserInput>

/** Converts a user to form values. */
const inputOf = (user: User): UserInput => {
  const draft = Object.fromEntries(Object.keys(UserDraft.shape).map((name) => [name, user[name as keyof UserDraft]]))
  return { ...(draft as UserDraft), reason: '' }
}

/** Returns the edit form of a user. */
export const useUserForm = (user: User) => {
  const m = useMessages(userMessages)
  const queries = useQueryClient()
  return useEditForm<User, UserInput>({
    record: user,
    schemaOf: ({ status }) => userInput(status),
    inputOf,
    besides: ['reason'],
    send: async (changed, typed, version) => {
      const patch: UserPatch = Object.fromEntries(changed.map((name) => [name, typed[name]]))
      const { data, batch } = await call(users.update, {
        query: { id: String(user.id) },
        body: patch.status && typed.reason ? { ...patch, reason: typed.reason } : patch,
        ifMatch: version,
      })
      return { record: data.user, batch }
    },
    keep: (next) => queries.setQueryData(userRecord(String(next.id)).queryKey, next),
    entity: 'users',
    enabled: usePermission('users:write'),
    words: { saved: m.form.saved, unchanged: m.form.unchanged },
  })
}
