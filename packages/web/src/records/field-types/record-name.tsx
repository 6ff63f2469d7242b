import { type Place, placeOf } from '../../lib/side-panel.ts'
import { RecordLink } from '../record-link.tsx'
import { useNames } from './names.ts'

/** A record that another one refers to, by its name, and the way to it. */
export const RecordName = (place: Place) => (
  <RecordLink {...place}>
    <bdi>{useNames([place]).get(placeOf(place)) ?? `#${place.record}`}</bdi>
  </RecordLink>
)
