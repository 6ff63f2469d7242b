import type { CardDraft } from '@quarterdeck/contract/account/billing'
import { fieldProblem, notFound } from '@quarterdeck/contract/core/problem'
import type { Tx } from '../../ports.ts'
import { journal } from '../../records/journal.ts'
import type { ChangeContext } from './change.ts'
import { type CardRow, cardOf, cardsOf, change, lock } from './store.ts'

const problems = {
  unknown: { code: 'invalid', message: 'The simulator takes test cards only' },
  refused: { code: 'forbidden', message: 'The card was refused' },
  expired: { code: 'forbidden', message: 'The card has expired' },
} as const

const written = (context: ChangeContext, { id, brand, last4 }: CardRow, action: 'create' | 'delete') => {
  const card = { brand, last4 }
  const [before, after] = action === 'create' ? [null, card] : [card, null]
  return journal(context, [{ entity: 'billing', record: `card-${id}`, action, before, after, version: 1 }])
}

/** Hands a card to the provider, and keeps what may be kept. The first one pays. */
export const addCard = async (context: ChangeContext, draft: CardDraft): Promise<void> => {
  const { tx, now, payments } = context
  const { defaultCard } = await lock(tx, now)
  if (now.getTime() >= Date.UTC(draft.expYear, draft.expMonth, 1)) {
    throw fieldProblem('expMonth', { code: 'date', message: 'The card has expired' })
  }
  const kept = await payments.keep(draft)
  if (typeof kept === 'string') throw fieldProblem('number', problems[kept])
  const row = await tx
    .insertInto('billingCards')
    .values({ ...kept, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await written(context, row, 'create')
  if (defaultCard === null) await change(context, { defaultCard: row.id })
}

/** @throws Problem `Card not found` */
const found = async (tx: Tx, id: number): Promise<CardRow> => {
  const card = await cardOf(tx, id)
  if (!card) throw notFound('Card')
  return card
}

export const useCard = async (context: ChangeContext, id: number): Promise<void> => {
  await lock(context.tx, context.now)
  await found(context.tx, id)
  await change(context, { defaultCard: id })
}

/** Removes a card. @throws Problem where it is the one that pays, and there is something to pay */
export const removeCard = async (context: ChangeContext, id: number): Promise<void> => {
  const { tx, now, payments } = context
  const row = await lock(tx, now)
  const card = await found(tx, id)
  const isNeeded = row.status === 'past_due' || (row.status === 'active' && !row.cancelAtEnd)
  if (row.defaultCard === id && isNeeded) {
    throw fieldProblem('id', { code: 'forbidden', message: 'Let another card pay first' })
  }
  await tx.deleteFrom('billingCards').where('id', '=', id).execute()
  await written(context, card, 'delete')
  if (row.defaultCard === id) await change(context, { defaultCard: (await cardsOf(tx))[0]?.id ?? null })
  await payments.forget(card.token)
}
