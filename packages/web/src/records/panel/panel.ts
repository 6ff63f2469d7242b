import type { Place } from '../../lib/peek.ts'

export interface PanelProps {
  readonly place: Place
  readonly opened: boolean
}
