import type { Insertable } from 'kysely'
import { ago } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { samplePerson } from '../../people/users/index.ts'

interface Opinion {
  readonly productId: number
  readonly userId: number
  readonly rating: number
  readonly review: string
  readonly likes: number
  readonly dislikes: number
  readonly age: number
  readonly reply?: { readonly by: number; readonly text: string; readonly age: number }
}

/** Each author received the product before. */
const opinions: readonly Opinion[] = [
  {
    productId: 2,
    userId: 6,
    rating: 4.5,
    review:
      'I wear them all day and forget that they are there. The noise cancelling takes out the trams below my window completely. Half a point less because the case does not fit into my bag.',
    likes: 24,
    dislikes: 1,
    age: 337.4,
  },
  {
    productId: 1,
    userId: 8,
    rating: 5,
    review:
      'I took three, one of each colour. After twenty washes the collars still look new, and the blue has not faded at all.',
    likes: 17,
    dislikes: 0,
    age: 216.2,
  },
  {
    productId: 7,
    userId: 9,
    rating: 3.5,
    review:
      'Dry feet after two days in the rain, so the boot does what it should. It needed a good week of breaking in, and the laces were too short for me.',
    likes: 9,
    dislikes: 3,
    age: 142.7,
    reply: {
      by: 4,
      text: 'Thank you for walking two days in the rain for us. Longer laces are on their way to you, free of charge, and new pairs come with them from now on.',
      age: 141.9,
    },
  },
  {
    productId: 2,
    userId: 13,
    rating: 3.5,
    review: 'Très bon son, mais les boutons sont trop rapprochés : avec des gants, on appuie toujours sur le mauvais.',
    likes: 6,
    dislikes: 2,
    age: 21.8,
  },
]

/** Returns rows of `reviews`. */
export const sampleReviews = (now: Date): readonly Insertable<Schema['reviews']>[] =>
  opinions.map(({ age, reply, ...opinion }, index) => {
    const createdAt = ago(now, age)
    const { name, image } = samplePerson(opinion.userId)
    const replied = reply && {
      reply: reply.text,
      replierId: reply.by,
      replierName: samplePerson(reply.by).name,
      repliedAt: ago(now, reply.age),
    }
    return {
      ...opinion,
      ...replied,
      id: index + 1,
      userName: name,
      userImage: image,
      createdAt,
      updatedAt: replied?.repliedAt ?? createdAt,
    }
  })
