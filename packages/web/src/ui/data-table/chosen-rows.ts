import type { Endpoint } from '@quarterdeck/contract/endpoint'
import { maxPerPage } from '@quarterdeck/contract/list'
import type { z } from 'zod'
import { call } from '../../lib/api/client.ts'
import type { Chosen } from './field.ts'

type List<Row> = Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>

const pageOf = async <Row>(list: List<Row>, query: string, page: number) => {
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  parameters.set('perPage', String(maxPerPage))
  return (await call(list, { list: [...parameters] })).data
}

/** The rows themselves: those that a selection names only by a query are asked for. */
export const chosenRows = async <Row extends { readonly id: number | string }>(
  list: List<Row>,
  { selection, rows }: Chosen<Row>,
): Promise<readonly Row[]> => {
  if ('ids' in selection) return rows
  const except = new Set(selection.except)
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const found = await pageOf(list, selection.query, page)
    all.push(...found.filter(({ id }) => !except.has(String(id))))
    if (found.length < maxPerPage) return all
  }
}
