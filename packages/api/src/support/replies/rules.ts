import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import type { RepliesTable } from '../../kit/sql/schema-support.ts'
import { isAgent } from '../tickets/index.ts'

export type ReplyRow = Selectable<RepliesTable>

/** @throws Problem `invalid_fields` for a reply without a text */
export const guardTexts = (reply: ReplyRow): void => {
  if (Object.values(bodyFields).every((field) => reply[field] === ''))
    throw fieldProblem('bodyEn', { code: 'required', message: 'Enter the text in at least one language' })
}

/** @throws Problem `invalid_fields` for a reply that is handed to someone who answers no tickets */
export const guardOwner = async (tx: Tx, before: ReplyRow | undefined, { ownerId }: ReplyRow): Promise<void> => {
  if (ownerId === null || ownerId === before?.ownerId || (await isAgent(tx, ownerId))) return
  throw fieldProblem('ownerId', {
    code: 'unknown_record',
    message: 'There is no user with this number who can answer tickets',
  })
}
