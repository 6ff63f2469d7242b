import type { Insertable } from 'kysely'
import { ago, later } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'

interface Given {
  readonly productId: number
  readonly pieces: number
  readonly received?: number
  readonly reference: string
  readonly note?: string
  /** Days since it was announced, and until it arrives. */
  readonly age: number
  readonly in: number
}

const given: readonly Given[] = [
  { productId: 10, pieces: 24, reference: 'PO-2041', age: 12.4, in: 6 },
  { productId: 11, pieces: 20, reference: 'PO-2044', note: 'With the black strap, as last time', age: 9.1, in: 3 },
  { productId: 13, pieces: 60, received: 24, reference: 'PO-2038', note: 'Comes in two parts', age: 16.6, in: -2 },
]

/** Returns the deliveries the suppliers of the sample shop have announced. */
export const sampleDeliveries = (now: Date): readonly Insertable<Schema['deliveries']>[] =>
  given.map(({ age, in: days, received = 0, note = '', ...delivery }, index) => ({
    ...delivery,
    id: index + 1,
    received,
    note,
    expectedOn: later(now, days).toISOString().slice(0, 10),
    createdAt: ago(now, age),
    updatedAt: ago(now, age),
  }))
