import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { reviewMessages } from './messages/index.ts'

const words = titleOf(reviewMessages, (m) => m.words)

export const reviewKind = {
  words,
  icon: IconMessageStar,
  history: lazyModule(async () => (await import('./described.tsx')).useReviewHistory),
  reading: lazyModule(async () => ({ Details: (await import('./details.tsx')).ReviewDetails })),
  list: {
    entity: 'reviews',
    words,
    title: titleOf(reviewMessages, (m) => m.list.title),
    statuses: titleOf(reviewMessages, (m) => m.statuses),
    shortcut: 'goToReviews',
    source: async () => (await import('./source.ts')).reviewSource,
    screen: async () => (await import('./list/list.tsx'))?.ReviewList,
  },
  bin: { entity: 'reviews', title: titleOf(reviewMessages, (m) => m.words.bin) },
  search: {
    entity: 'reviews',
    words: titleOf(reviewMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ reviews = [] }) =>
      reviews.map(({ id, review, reviewer, match, matched }) => ({
        id,
        match,
        matched,
        label: review,
        about: reviewer,
        to: { to: '/reviews', search: { peek: `reviews/${id}` } },
      })),
  },
  // The ratings of products follow from them.
  refreshes: ['products'],
  ofPerson: lazyModule(async () => (await import('./of-person.tsx')).ReviewsOfPerson),
} satisfies Kind
