import type { Maintenance } from '@quarterdeck/contract/system/status'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { pathTo } from '../../lib/place.ts'
import { PublicFrame } from '../../ui/public-frame.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { MaintenanceWords } from './maintenance-words.tsx'
import { pollStatus } from './poll-status.ts'

/** The same by its own address. It leads on as soon as there is no maintenance (any more). */
export const MaintenancePage = () => {
  const m = useMessages(appMessages).trouble
  const { history } = useRouter()
  const { next = '/' } = useSearch({ from: '/maintenance' })
  const [maintenance, setMaintenance] = useState<Maintenance | null>(null)
  useTitle(m.title)
  useEffect(
    () =>
      pollStatus(({ maintenance: found }) => {
        if (found) setMaintenance(found)
        else history.replace(pathTo(next))
      }),
    [history, next],
  )
  return <PublicFrame>{maintenance && <MaintenanceWords maintenance={maintenance} />}</PublicFrame>
}
