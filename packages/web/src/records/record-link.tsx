import type { Entity } from '@quarterdeck/contract/constants'
import { Link, type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Place, placeOf, readPlace } from './record-place.ts'

/** Records that a panel shows beside the screen, as long as they have no screen of their own. */
const peekable: readonly Entity[] = ['invoices', 'tickets', 'reviews']

/** Says that the panel was opened from the screen below it, so that closing it is going back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly peeked?: boolean
  }
}

type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'state' | 'resetScroll'>

/** The panel beside the screen that one is on. */
const peekLink = (place: Place): Target => ({
  to: '.',
  // The panel stands on any screen, so the parameters of the screen have no type here.
  search: ((search: object) => ({ ...search, peek: placeOf(place) })) as never,
  state: { peeked: true },
  resetScroll: false,
})

/** Where a record is shown: the one place that knows. Undefined where it is not shown yet. */
const recordLink = (place: Place): Target | undefined => {
  if (place.entity === 'users') return { to: '/users/profile', search: { id: place.record } }
  if (place.entity === 'orders') return { to: '/orders/$id', params: { id: place.record } }
  return peekable.includes(place.entity) ? peekLink(place) : undefined
}

interface Props extends Place {
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const RecordLink = ({ entity, record, className, children }: Props) => {
  const target = recordLink({ entity, record })
  if (!target) return <span className={className}>{children}</span>
  return (
    <Link {...target} className={className} data-record={placeOf({ entity, record })}>
      {children}
    </Link>
  )
}

/** Looks at a record beside the screen. */
export const usePeek = () => {
  const navigate = useNavigate()
  const { peek: shown }: { peek?: unknown } = useSearch({ strict: false })
  /** In the place of the record that is shown there. */
  const peekNext = (place: Place) => void navigate({ ...peekLink(place), state: (state) => state, replace: true })
  const peek = (place: Place) => (shown ? peekNext(place) : void navigate(peekLink(place)))
  return { peek, peekNext }
}

/** The record of this kind that the panel shows. */
export const usePeeked = (entity: Entity): string | undefined => {
  const { peek }: { peek?: unknown } = useSearch({ strict: false })
  const place = readPlace(peek)
  return place?.entity === entity ? place.record : undefined
}
