import { Button } from '@mantine/core'
import { type ApiKey, apiKeys } from '@quarterdeck/contract/account/security'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows, QueryContent, Row, Rows, RowsSkeleton } from '../parts.tsx'
import classes from '../settings.module.css'

const NewKeyDialog = lazy(async () => ({ default: (await import('./new-key-dialog.tsx')).NewKeyDialog }))

const OneKey = ({ apiKey }: { apiKey: ApiKey }) => {
  const { keys: m } = useMessages(settingsMessages).security
  const { ago, date } = useFormats()
  const { act, isBusy } = useAction('api-keys', 'security')
  const { id, name, start, scope, expiresAt, lastUsedAt } = apiKey
  const isExpired = expiresAt !== null && Date.parse(expiresAt) < Date.now()
  const revoke = async () => {
    await call(apiKeys.revoke, { query: { id } })
    toast.success(m.revoked)
  }
  return (
    <Row
      icon={IconKey}
      name={name}
      badge={isExpired && <StatusBadge tone="red">{m.expired}</StatusBadge>}
      about={[
        <span key="start" className={classes.code}>
          {start}…
        </span>,
        m.permissions(scope.length),
        expiresAt ? m.expires(date(expiresAt)) : m.endless,
        lastUsedAt ? m.used(ago(lastUsedAt, Date.now())) : m.unused,
      ]}
      action={
        <Button variant="subtle" color="red" loading={isBusy} aria-label={m.revokeOf(name)} onClick={() => act(revoke)}>
          {m.revoke}
        </Button>
      }
    />
  )
}

/** Keys for programs that act as this person. */
export const ApiKeys = () => {
  const { keys: m } = useMessages(settingsMessages).security
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <QueryContent query={reading(apiKeys.list)} waiting={<RowsSkeleton count={1} />}>
        {(list) =>
          list.length === 0 ? (
            <NoRows>{m.none}</NoRows>
          ) : (
            <Rows label={m.title}>
              {list.map((apiKey) => (
                <OneKey key={apiKey.id} apiKey={apiKey} />
              ))}
            </Rows>
          )
        }
      </QueryContent>
      <Button
        variant="default"
        className={shared.start ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        data-view="new-api-key"
        onClick={() => setIsMaking(true)}
      >
        {m.add}
      </Button>
      {isMaking && (
        <Suspense>
          <NewKeyDialog onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </>
  )
}
