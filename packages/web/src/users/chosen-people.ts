import { maxPerPage } from '@quarterdeck/contract/list'
import { type User, users } from '@quarterdeck/contract/users'
import { call } from '../lib/api/client.ts'
import type { Chosen } from '../ui/data-table/field.ts'

const pageOf = async (query: string, page: number) => {
  const list = [...new URLSearchParams(query), ['page', String(page)], ['perPage', String(maxPerPage)]] as const
  return (await call(users.list, { list: list as readonly (readonly [string, string])[] })).data
}

/** The people themselves: those that a selection names only by a query are asked for. */
export const chosenPeople = async ({ selection, rows }: Chosen<User>): Promise<readonly User[]> => {
  if ('ids' in selection) return rows
  const except = new Set(selection.except)
  const people: User[] = []
  for (let page = 1; ; page += 1) {
    const found = await pageOf(selection.query, page)
    people.push(...found.filter(({ id }) => !except.has(String(id))))
    if (found.length < maxPerPage) return people
  }
}
