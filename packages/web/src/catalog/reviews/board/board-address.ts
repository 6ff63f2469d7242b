import type { Condition } from '@quarterdeck/contract/kit/list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../../../kit/lib/search-params.ts'

const visible: Condition = { field: 'status', op: 'in', values: ['Visible'] }

/** Filters of the review section. */
export const reviewFilters = {
  visible: [visible],
  unanswered: [visible, { field: 'repliedAt', op: 'empty', value: true }],
  hidden: [{ field: 'status', op: 'in', values: ['Hidden'] }],
  all: [],
} as const satisfies Readonly<Record<string, readonly Condition[]>>

export const sorts = {
  newest: '-createdAt',
  oldest: 'createdAt',
  best: '-rating,-createdAt',
  worst: 'rating,-createdAt',
  liked: '-likes',
} as const

export const allStars = [5, 4, 3, 2, 1] as const

export interface Board {
  readonly show: keyof typeof reviewFilters
  readonly sort: keyof typeof sorts
  readonly stars: readonly number[]
}

const nameIn = <Name extends string>(names: Readonly<Record<Name, unknown>>, value: unknown, usual: Name): Name =>
  Object.keys(names).includes(String(value)) ? (value as Name) : usual

/** Parses the URL of the review section. */
export const readBoard = (search: SearchParams): Board => ({
  show: nameIn(reviewFilters, search.show, 'visible'),
  sort: nameIn(sorts, search.sort, 'newest'),
  stars: allStars.filter((stars) => [search.stars].flat().includes(String(stars))),
})

/** Returns the filters in the URL, and a function to change them. */
export const useBoard = () => {
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const board = readBoard(search)
  /** @param changed computes the new filters from the current URL, which may be ahead of the last render */
  const change = (changed: (now: Board) => Partial<Board>) => {
    const next = (now: SearchParams) => {
      const before = readBoard(now)
      const { show, sort, stars } = { ...before, ...changed(before) }
      return {
        ...now,
        show: show === 'visible' ? undefined : show,
        sort: sort === 'newest' ? undefined : sort,
        stars: stars.length > 0 ? stars.map(String) : undefined,
      }
    }
    // The board stands on any screen, so the parameters of the screen have no type here.
    void navigate({ to: '.', search: next as never, resetScroll: false })
  }
  return { board, change }
}
