import type { Place } from '../../lib/side-panel.ts'
import { RecordLink } from '../record-link.tsx'
import { useNames } from './names.ts'

/** A record that another one refers to, by its name, and the way to it. */
export const RecordName = (place: Place) => (
  <RecordLink {...place}>
    <bdi>{useNames([place])(place)}</bdi>
  </RecordLink>
)
