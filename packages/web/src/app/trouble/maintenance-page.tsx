import { Button } from '@mantine/core'
import type { Maintenance } from '@quarterdeck/contract/system/status'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../../kit/lib/paths.ts'
import { PublicFrame } from '../../kit/ui/public-frame.tsx'
import { useTitle } from '../../kit/ui/use-title.ts'
import { appMessages } from '../messages/index.ts'
import { PageMessage } from '../page-message.tsx'
import { MaintenanceFigure, MaintenanceWords } from './maintenance-words.tsx'
import { pollStatus } from './poll-status.ts'

/** Says that the product is open to people who open this address meanwhile. */
const NoMaintenance = () => {
  const { trouble: m, serverError } = useMessages(appMessages)
  return (
    <PageMessage figure={<MaintenanceFigure />} title={m.none.heading} text={m.none.text}>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{serverError.toHome}</Button>
    </PageMessage>
  )
}

/** The same by its own address. It leads on as soon as the maintenance is over, and who was sent here (`next`) at once. */
export const MaintenancePage = () => {
  const m = useMessages(appMessages).trouble
  const { history } = useRouter()
  const { next } = useSearch({ from: '/maintenance' })
  const [maintenance, setMaintenance] = useState<Maintenance | null>()
  const wasClosed = useRef(false)
  useTitle(m.title)
  useEffect(
    () =>
      pollStatus(({ maintenance: found }) => {
        if (found) wasClosed.current = true
        if (found || (!next && !wasClosed.current)) setMaintenance(found)
        else history.replace(pathTo(next ?? '/'))
      }),
    [history, next],
  )
  return (
    <PublicFrame>
      {maintenance && <MaintenanceWords maintenance={maintenance} />}
      {maintenance === null && <NoMaintenance />}
    </PublicFrame>
  )
}
