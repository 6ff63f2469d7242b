import { Button } from '@mantine/core'
import { type DeviceSession, sessions } from '@quarterdeck/contract/account/security'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, Row, Rows, RowsSkeleton } from '../parts.tsx'
import { deviceIcons, deviceName } from './device-name.ts'

const Device = ({ session }: { session: DeviceSession }) => {
  const { devices: m } = useMessages(settingsMessages).security
  const { ago, date, instant } = useFormats()
  const { act, isBusy } = useAction('sessions', 'security')
  const { id, current, form, address, createdAt, lastUsedAt } = session
  const name = deviceName(m, session)
  const end = async () => {
    await call(sessions.end, { query: { id } })
    toast.success(m.ended(1))
  }
  return (
    <Row
      icon={deviceIcons[form]}
      name={name}
      badge={current && <StatusBadge tone="green">{m.current}</StatusBadge>}
      about={[
        current ? m.now : m.lastUsed(ago(lastUsedAt, Date.now())),
        m.since(date(createdAt)),
        <span key="address" title={instant(createdAt)}>
          {address}
        </span>,
      ]}
      action={
        !current && (
          <Button variant="subtle" color="red" loading={isBusy} aria-label={m.endOf(name)} onClick={() => act(end)}>
            {m.end}
          </Button>
        )
      }
    />
  )
}

/** Sessions of the person; each can be ended, and so can all others. */
export const Devices = () => {
  const { devices: m } = useMessages(settingsMessages).security
  const { act, isBusy } = useAction('sessions', 'security')
  const endOthers = async () => {
    const { data } = await call(sessions.endOthers)
    toast.success(m.ended(data.ended))
  }
  return (
    <QueryContent query={reading(sessions.list)} waiting={<RowsSkeleton count={2} />}>
      {(list) => (
        <>
          <Rows label={m.title}>
            {list.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </Rows>
          {list.length > 1 && (
            <Button variant="default" className={shared.start ?? ''} loading={isBusy} onClick={() => act(endOthers)}>
              {m.endOthers}
            </Button>
          )}
        </>
      )}
    </QueryContent>
  )
}
