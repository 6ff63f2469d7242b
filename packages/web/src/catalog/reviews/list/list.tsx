import { replyStates, starNames, verifications } from '@quarterdeck/contract/catalog/review-bands'
import { type Review, reviewKind } from '@quarterdeck/contract/catalog/reviews'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { facetsOf, useReferenceFacet } from '../../../kit/records/index.ts'
import { recordList } from '../../../kit/records/lists/index.ts'
import type { Facet } from '../../../kit/ui/data-table/field.ts'
import { fromFirstRow } from '../../../kit/ui/data-table/from-first-row.ts'
import type { ListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { useReviewChanges, useReviewHistory } from '../described.tsx'
import { useReviewFields } from '../fields.tsx'
import { reviewMessages } from '../messages/index.ts'
import { reviewSource, tabCounts, tabFields } from '../source.ts'

type Chosen = Readonly<Partial<Record<(typeof tabFields)[number], readonly string[]>>>

const tabs = {
  all: {},
  due: { reply: ['due'] },
  low: { stars: ['2', '1'] },
  hidden: { status: ['Hidden'] },
} as const satisfies Readonly<Record<string, Chosen>>

const names = Object.keys(tabs) as (keyof typeof tabs)[]

const isSame = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.length === others.length && some.every((each) => others.includes(each))

const sumOf = (counts: Readonly<Record<string, number>> = {}, values: readonly string[] = Object.keys(counts)) =>
  values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)

/** Renders the tabs of the list: to answer, low ratings, hidden. */
const ReviewTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(reviewMessages).list
  const { data } = useQuery(tabCounts(state.request))
  const address: SearchParams = useSearch({ strict: false })
  const others = fromFirstRow(address, tabFields)
  const isOn = (chosen: Chosen) => tabFields.every((field) => isSame(state.chosen(field), chosen[field]))
  const countOf = (chosen: Chosen) => {
    const field = tabFields.find((each) => chosen[each]) ?? 'status'
    return data && sumOf(data.counts[field], chosen[field])
  }
  return (
    <Tabs
      label={m.label}
      current={names.find((name) => isOn(tabs[name]))}
      tabs={names.map((name) => ({
        name,
        label: m[name],
        link: { to: '/reviews', search: { ...others, ...tabs[name] } },
        isExact: data?.areExact ?? true,
        count: countOf(tabs[name]),
      }))}
    />
  )
}

/** Returns the filters of the review list. */
const useReviewFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const { fields, list: m } = useMessages(reviewMessages)
  const product = useReferenceFacet('products', 'productId', fields.product, chosen('productId'))
  const person = useReferenceFacet('users', 'userId', fields.user, chosen('userId'))
  const facetOf = facetsOf(reviewKind, useReviewHistory())
  return [
    {
      field: 'stars',
      label: fields.rating,
      words: ['stars', 'rating'],
      options: starNames.map((value) => ({ value, label: m.stars(Number(value)) })),
    },
    {
      field: 'reply',
      label: fields.reply,
      words: ['reply'],
      options: replyStates.map((value) => ({ value, label: m.replies[value] })),
    },
    {
      field: 'verified',
      label: m.purchase,
      words: ['verified', 'purchase'],
      options: verifications.map((value) => ({ value, label: m.verified[value] })),
    },
    { ...product, words: ['product'] },
    { ...person, words: ['customer', 'user'], rare: true },
    // It stands in the tabs.
    facetOf('status', { words: ['status'], rare: true }),
    facetOf('createdAt', { words: ['created', 'date'] }),
    facetOf('repliedAt', { rare: true }),
  ]
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

export const ReviewList = recordList<Review>({
  source: reviewSource,
  useParts: (state) => {
    const { name, list } = useMessages(reviewMessages)
    return {
      title: list.title,
      search: list.search,
      emptyTitle: list.empty,
      emptyText: list.emptyText,
      fields: useReviewFields(),
      facets: useReviewFacets(state),
      nameOf: (review) => name(idOf(review)),
    }
  },
  useActions: ({ confirmed, mayWrite }) => {
    const m = useMessages(reviewMessages).list
    const hides = { type: 'edit', change: { status: 'Hidden' }, asks: 'hiddenReason', words: m.hide } as const
    const shows = { type: 'edit', change: { status: 'Visible' }, words: m.show } as const
    const writing = [
      confirmed(m.hide.label, <IconEyeOff {...icon} />, hides),
      confirmed(m.show.label, <IconEye {...icon} />, shows),
    ]
    return { actions: mayWrite ? writing : [] }
  },
  useChanges: useReviewChanges,
  board: { field: 'status', asks: { Hidden: 'hiddenReason' } },
  Above: ReviewTabs,
})
