import { useHistories } from '../changes/index.ts'
import type { Place } from '../lib/peek.ts'
import { RecordLink } from '../records/index.ts'
import { details } from './details.tsx'

/** What the record is called, as the link to its own screen where it has one. */
export const PeekTitle = ({ place }: { place: Place }) => {
  const histories = useHistories()
  const { Name } = details[place.entity] ?? {}
  const name = Name ? <Name id={place.record} /> : histories[place.entity].name(place.record)
  const hasScreen = ['users', 'orders', 'products'].includes(place.entity)
  return hasScreen ? <RecordLink {...place}>{name}</RecordLink> : name
}
