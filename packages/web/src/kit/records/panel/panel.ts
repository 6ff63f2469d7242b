import type { RecordReference } from '../../lib/side-panel.ts'

export interface PanelProps {
  readonly place: RecordReference
  readonly opened: boolean
}
