import type { Maintenance } from '@quarterdeck/contract/status'
import { useEffect, useState } from 'react'
import { type Trouble, tellTrouble, troubleIsOver } from '../../lib/api/trouble.ts'
import { currentLocale } from '../../lib/i18n/locale.ts'
import { appMessages } from '../messages/index.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { MaintenanceDialog } from './maintenance-dialog.tsx'
import { pollStatus } from './poll-status.ts'

/** Brings the words as well: when they are needed, nothing may come any more. */
export const bringWords = () => appMessages.load(currentLocale())

/** Says what is the matter, and finds out when it is over. */
export const TroubleScreen = ({ trouble }: { trouble: Trouble }) => {
  const [maintenance, setMaintenance] = useState<Maintenance | null>(null)
  useEffect(
    () =>
      pollStatus(({ maintenance: found }) => {
        setMaintenance(found)
        if (found) tellTrouble('maintenance')
        else troubleIsOver()
      }),
    [],
  )
  if (trouble === 'connection') return <ConnectionBanner />
  return maintenance && <MaintenanceDialog maintenance={maintenance} />
}
