import { type Layout, preferences } from '@quarterdeck/contract/work/views'
import { call } from '../../lib/api/client.ts'
import type { ListName } from './address.ts'

/** Saves how a person likes a list. Answers whether it was saved. */
export const sendLayout = async (list: ListName, body: Layout): Promise<boolean> => {
  try {
    await call(preferences.update, { query: { list }, body })
    return true
  } catch {
    return false
  }
}
