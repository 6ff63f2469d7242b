import type { Place } from '../../lib/side-panel.ts'

export interface PanelProps {
  readonly place: Place
  readonly opened: boolean
}
