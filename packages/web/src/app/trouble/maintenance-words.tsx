import type { Maintenance } from '@quarterdeck/contract/status'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { appMessages } from '../messages/index.ts'
import { PageMessage } from '../page-message.tsx'
import { MaintenanceFigure } from './maintenance-figure.tsx'
import { TimeLeft } from './time-left.tsx'

/** What people read while the product is closed: in the operator's words where there are any. */
export const MaintenanceWords = ({ maintenance }: { maintenance: Maintenance }) => {
  const m = useMessages(appMessages).trouble
  const { heading, text } = maintenance.until ? m : m.preparing
  return (
    <PageMessage
      figure={<MaintenanceFigure />}
      title={heading}
      text={maintenance.message || text}
      note={maintenance.until && <TimeLeft until={maintenance.until} />}
    />
  )
}
