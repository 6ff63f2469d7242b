import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { type Planned, sending } from '@quarterdeck/contract/sales/sending'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Chosen } from '../../ui/data-table/field.ts'
import shared from '../../ui/styles/shared.module.css'
import { MailBatch, useIds } from './mail-batch.tsx'
import { mailMessages } from './messages/index.ts'

const PlannedText = ({ to, language, sentAt, refused }: Planned) => {
  const { batch: m } = useMessages(mailMessages)
  const { date } = useFormats()
  return (
    <span className={shared.hintWrap}>
      {refused ? m.reasons[refused] : `${to} · ${localeNames[language]}`}
      {!refused && sentAt && ` · ${m.lastSent(date(sentAt))}`}
    </span>
  )
}

interface Props {
  readonly chosen: Chosen<Invoice>
  /** Told of those that went out, some at a time. */
  readonly onSent: (invoices: readonly Invoice[]) => void
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Mails those of a selection that can be mailed. */
export const SendBatchDialog = ({ chosen, ...handlers }: Props) => {
  const { batch: m } = useMessages(mailMessages)
  const { ids = [], isTooMany, error } = useIds(chosen)
  const plan = useQuery({
    // Not asked for anew while some of it goes out.
    queryKey: ['send-plan', ids],
    queryFn: async ({ signal }) => (await call(sending.plan, { body: { ids }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled: ids.length > 0 && !isTooMany,
  })
  const send = async (rows: readonly Planned[], idempotencyKey: string) =>
    (await call(sending.send, { body: { ids: rows.map(({ id }) => id) }, idempotencyKey })).data.invoices
  return (
    <MailBatch
      {...handlers}
      words={m}
      plan={plan}
      isTooMany={isTooMany}
      error={error}
      groupOf={() => m.who}
      send={send}
    >
      {(row) => <PlannedText {...row} />}
    </MailBatch>
  )
}
