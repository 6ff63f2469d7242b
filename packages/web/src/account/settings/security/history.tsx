import { type SecurityEvent, security } from '@quarterdeck/contract/account/security'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { infiniteQueryOptions, useInfiniteQuery, usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { read } from '../../../kit/lib/api/client.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { LoadMoreButton } from '../../../kit/ui/more-button.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { settingsMessages } from '../messages/index.ts'
import { Row, Rows, RowsSkeleton } from '../parts.tsx'
import { deviceName } from './device-name.ts'

const perPage = 25

const icons = {
  signed_in: IconLogin2,
  signed_in_new_device: IconAlertTriangle,
  password_changed: IconLock,
  session_ended: IconLogout,
  other_sessions_ended: IconLogout,
  passkey_added: IconFingerprint,
  passkey_renamed: IconFingerprint,
  passkey_removed: IconFingerprint,
  passkey_counter: IconAlertTriangle,
  key_created: IconKey,
  key_revoked: IconKey,
  two_factor_on: IconShieldCheck,
  two_factor_off: IconAlertTriangle,
  codes_renewed: IconShieldCheck,
  email_change_asked: IconMail,
  email_change_cancelled: IconMail,
  email_changed: IconMail,
  email_restored: IconMail,
  two_factor_reset: IconAlertTriangle,
  left: IconLogout,
  returned: IconLogin2,
  readmitted: IconLogin2,
  data_exported: IconDownload,
  viewed_as: IconEye,
  secret_mail_read: IconMail,
}

const Event = ({ event }: { event: SecurityEvent }) => {
  const { history: m, devices } = useMessages(settingsMessages).security
  const { ago, instant } = useFormats()
  const { kind, about, at, by, address } = event
  return (
    <Row
      icon={icons[kind]}
      name={m.kinds[kind]}
      about={[
        about,
        <time key="at" dateTime={at} title={instant(at)}>
          {ago(at, Date.now())}
        </time>,
        by ? m.by(by) : deviceName(devices, event),
        address,
      ]}
    />
  )
}

const entries = infiniteQueryOptions({
  queryKey: ['security', 'history'],
  queryFn: async ({ pageParam, signal }) =>
    (await read(security.history, { query: { before: pageParam }, signal })).data,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
})

/** Asks for the history before there is room for it. */
export const usePreparedHistory = (): void => usePrefetchInfiniteQuery(entries)

/** Security events of the person's account, newest first. */
export const SecurityHistory = () => {
  const { history: m } = useMessages(settingsMessages).security
  const query = useInfiniteQuery(entries)
  const { data, error, refetch } = query
  if (!data) return error ? <ProblemPanel error={error} onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />
  return (
    <>
      <Rows label={m.title}>
        {data.pages.flat().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Rows>
      <LoadMoreButton query={query} className={shared.start}>
        {m.more}
      </LoadMoreButton>
    </>
  )
}
