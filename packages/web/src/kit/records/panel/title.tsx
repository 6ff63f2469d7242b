import { Suspense } from 'react'
import { useLazyModule } from '../../lib/lazy-module.ts'
import type { RecordReference } from '../../lib/side-panel.ts'
import { type Kind, RecordLink, useHistory, useKind } from '../index.ts'

const Numbered = ({ place }: { place: RecordReference }) => useHistory(place.entity).name(place.record)

const Called = ({ place, reading }: { place: RecordReference; reading: NonNullable<Kind['reading']> }) => {
  const { Name } = useLazyModule(reading)
  return Name ? <Name id={place.record} /> : <Numbered place={place} />
}

/** Shows the title of the record, as a link to its own screen if it has one. */
export const PanelTitle = ({ place }: { place: RecordReference }) => {
  const { reading, screen } = useKind(place.entity)
  const number = `#${place.record}`
  const name = <Suspense fallback={number}>{reading ? <Called place={place} reading={reading} /> : number}</Suspense>
  return screen ? <RecordLink {...place}>{name}</RecordLink> : name
}
