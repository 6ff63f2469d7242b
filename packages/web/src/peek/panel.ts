import type { Place } from '../records/index.ts'

export interface PanelProps {
  readonly place: Place
  readonly opened: boolean
}
