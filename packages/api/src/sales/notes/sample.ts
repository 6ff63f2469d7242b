import { mentionsIn } from '@quarterdeck/contract/sales/notes'
import type { Insertable } from 'kysely'
import { ago } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { samplePerson } from '../../people/users/index.ts'

/** `age` in days. */
const written = [
  { orderId: 9, authorId: 1, age: 6.4, text: 'The customer asked to have it left with the neighbour at number 120.' },
  { orderId: 10, authorId: 4, age: 5.2, text: 'The bank holds the payment back. I asked again today.' },
  {
    orderId: 12,
    authorId: 3,
    age: 1.2,
    text: 'The camera is out of stock until Friday. <@1>, shall we send the daypack ahead?',
  },
] as const

/** The rows of `notes`. */
export const sampleNotes = (now: Date): readonly Insertable<Schema['notes']>[] =>
  written.map(({ orderId, authorId, age, text }, index) => {
    const createdAt = ago(now, age)
    return {
      id: index + 1,
      entity: 'orders' as const,
      record: String(orderId),
      text,
      authorId,
      authorName: samplePerson(authorId).name,
      createdAt,
      updatedAt: createdAt,
    }
  })

/** The rows of `noteMentions`. */
export const sampleMentions = written.flatMap(({ text }, index) =>
  mentionsIn(text).map((userId) => ({ noteId: index + 1, userId })),
)
