import type { Entity } from '@quarterdeck/contract/entities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Place, peekLink, placeOf, type Target } from '../lib/peek.ts'

/** Records that a panel shows beside the screen, as long as they have no screen of their own. */
const peekable: readonly Entity[] = ['invoices', 'tickets', 'reviews']

/** Where a record is shown: the one place that knows. Undefined where it is not shown yet. */
const recordLink = (place: Place): Target | undefined => {
  if (place.entity === 'users') return { to: '/users/profile', search: { id: place.record } }
  if (place.entity === 'orders') return { to: '/orders/$id', params: { id: place.record } }
  if (place.entity === 'products') return { to: '/products/$id/overview', params: { id: place.record } }
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
