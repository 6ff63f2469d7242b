import { type User, users } from '@quarterdeck/contract/users'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useDeleteRecords } from '../ui/use-delete-records.ts'
import { userMessages } from './messages/index.ts'

/** Deletes at once and offers Undo. Answers whether it went well. */
export const useDeleteUsers = () => {
  const m = useMessages(userMessages)
  return useDeleteRecords<User>(users.remove, (people) => m.deleted(people.length, people[0]?.name ?? ''))
}
