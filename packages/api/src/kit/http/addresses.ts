import { allEndpoints } from '@quarterdeck/contract'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { fieldNames, recordSchema } from './shape.ts'

const reads = allEndpoints
  .map(([, each]) => each)
  .filter(
    ({ method, list, answers, query }) => method === 'GET' && !list && !answers && fieldNames(query).includes('id'),
  )

/** Returns the path prefix at which the record that an endpoint creates is read; undefined if it has no address. */
export const addressOf = ({ method, status = 201, path, output }: Endpoint): string | undefined => {
  const record = recordSchema(output)
  if (method !== 'POST' || status !== 201 || !fieldNames(record).includes('id')) return undefined
  const read = reads.find((each) => each.path === path) ?? reads.find((each) => recordSchema(each.output) === record)
  return read && `/api${read.path}`
}

/** Returns the `Location` of a created record. */
export const locationOf = (address: string, value: unknown): string | undefined => {
  if (value === null || typeof value !== 'object') return undefined
  const [only, ...others] = Object.values(value)
  const record: unknown = others.length === 0 ? only : value
  const id = record !== null && typeof record === 'object' && 'id' in record ? record.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? `${address}?id=${encodeURIComponent(id)}` : undefined
}
