import { type User, userKind, users } from '@quarterdeck/contract/people/users'
import { call } from '../../lib/api/client.ts'
import { countryOptions } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs, textInputs } from '../../records/lists/index.ts'
import { useUserHistory } from './history.tsx'
import { userMessages } from './messages/index.ts'

const save = async ({ id, version }: User, change: Readonly<Record<string, string>>) => {
  const { data, batch } = await call(users.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.user, batch }
}

/** How users are edited in the cells of their list. */
export const useUserCellKind = (): CellKind<User> => {
  const { fields } = useUserHistory()
  const { reasons } = useMessages(userMessages).bulk
  const countries = countryOptions(useLocale())
  const address = { label: fields.address?.label ?? '', show: fields.address?.show, options: countries }
  const inputs = {
    ...textInputs<User>(userKind, fields),
    ...choiceInputs<'status' | 'role' | 'accessRole', User>(fields, ['status', 'role', 'accessRole']),
    address: { ...address, valueOf: (user: User) => user.address },
  }
  return { entity: 'users', inputs, reasons, save }
}
