import { type User, users } from '@quarterdeck/contract/users'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type CellKind, inputsOf } from '../lists/index.ts'
import { userMessages } from './messages/index.ts'
import { useUserBulkWords } from './use-bulk-words.ts'

const save = async ({ id, version }: User, change: Readonly<Record<string, string>>) => {
  const { data, batch } = await call(users.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.user, batch }
}

/** How users are edited in the cells of their list. */
export const useUserCellKind = (): CellKind<User> => {
  const words = useUserBulkWords()
  const { fields } = useMessages(userMessages)
  const text = (name: 'name' | 'phone') => ({ label: fields[name], valueOf: (user: User) => user[name] })
  const inputs = {
    ...inputsOf<'status' | 'role' | 'address' | 'accessRole', User>(words),
    name: text('name'),
    phone: text('phone'),
  }
  return { entity: 'users', inputs, reasons: words.reasons, save }
}
