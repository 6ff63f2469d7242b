import type { TicketCategory } from '@quarterdeck/contract/core/constants'
import { ago } from '../../../invented/ago.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { Texts } from './texts.ts'

interface Sample {
  readonly about: keyof Texts
  readonly title: string
  readonly category: TicketCategory
  /** Whom it is offered to; everyone where absent. */
  readonly ownerId?: number
  readonly age: number
}

/** The first is canned reply 1. */
const samples: readonly Sample[] = [
  { about: 'received', title: 'We’re looking into it', category: 'General', age: 320.4 },
  { about: 'details', title: 'Ask for details', category: 'Technical', age: 320.3 },
  { about: 'delivery', title: 'Your parcel is on its way', category: 'Delivery', age: 298.6 },
  { about: 'damaged', title: 'Arrived damaged', category: 'Return', age: 298.5 },
  { about: 'return', title: 'How to return something', category: 'Return', age: 251.2 },
  { about: 'refund', title: 'Refund is on its way', category: 'Return', age: 251.1 },
  { about: 'invoice', title: 'Invoice sent again', category: 'Invoice', age: 188.7 },
  { about: 'closing', title: 'Closing, no answer', category: 'General', ownerId: 4, age: 96.5 },
]

/** The rows of `replies`. */
export const sampleReplies = (now: Date) =>
  samples.map(({ about, title, category, ownerId = null, age }, index) => ({
    id: index + 1,
    title,
    category,
    ownerId,
    bodyEn: en[about],
    bodyEs: es[about],
    bodyDe: de[about],
    bodyJa: ja[about],
    createdAt: ago(now, age),
    updatedAt: ago(now, age),
  }))
