import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { type PlannedReminder, reminderKinds, reminders } from '@quarterdeck/contract/sales/reminders'
import { maxPlanned } from '@quarterdeck/contract/sales/sending'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Chosen } from '../../ui/data-table/field.ts'
import shared from '../../ui/styles/shared.module.css'
import { MailBatch, useIds } from './mail-batch.tsx'
import { MailPreview } from './mail-preview.tsx'
import { mailMessages } from './messages/index.ts'

const kindOf = ({ step }: Pick<PlannedReminder, 'step'>) => reminderKinds[(step ?? 0) - 1] ?? reminderKinds[0]

/** Why a reminder does not go out, with the day on which it may. */
const useReasons = () => {
  const { batch, reminders: m } = useMessages(mailMessages)
  const { days } = useFormats()
  const day = (at: string | null) => (at === null ? '' : days(at, at))
  return ({ refused, from, remindedOn, hold }: PlannedReminder): string => {
    switch (refused) {
      case null:
        return ''
      case 'early':
        return m.reasons.early(day(from))
      case 'recent':
        return m.reasons.recent(day(remindedOn), day(from))
      case 'held':
        return m.reasons.held(hold)
      case 'paid':
      case 'done':
        return m.reasons[refused]
      default:
        return batch.reasons[refused]
    }
  }
}

const PlannedText = (row: PlannedReminder) => {
  const { reminders: m } = useMessages(mailMessages)
  const { money } = useFormats()
  const reasonOf = useReasons()
  const { to, language, daysLate, overdueAmount, refused } = row
  if (refused) return <span className={shared.hintWrap}>{reasonOf(row)}</span>
  return (
    <>
      <span className={shared.hintWrap}>{m.late(money(overdueAmount), daysLate)}</span>
      <span className={shared.hintWrap}>
        {to} · {localeNames[language]}
      </span>
    </>
  )
}

interface Props {
  /** All that a reminder is due for where nothing was chosen. */
  readonly chosen?: Chosen<Invoice>
  readonly onSent: (invoices: readonly Invoice[]) => void
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Reminds of invoices that are overdue, each by the step that is next. */
export const RemindDialog = ({ chosen, ...handlers }: Props) => {
  const { kinds, reminders: m, sending } = useMessages(mailMessages)
  const { ids = [], isTooMany, error } = useIds(chosen)
  const { data: settings } = useQuery({ ...reading(reminders.settings), enabled: chosen === undefined })
  const plan = useQuery({
    // Not asked for anew while some of it goes out.
    queryKey: ['reminder-plan', chosen ? ids : null],
    queryFn: async ({ signal }) => (await call(reminders.plan, { body: chosen ? { ids } : {}, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled: chosen === undefined || (ids.length > 0 && !isTooMany),
  })
  const send = async (rows: readonly PlannedReminder[], idempotencyKey: string) => {
    const wishes = rows.map(({ id, step }) => ({ id, step: step ?? 1 }))
    return (await call(reminders.send, { body: { reminders: wishes }, idempotencyKey })).data.invoices
  }
  const due = settings?.due ?? 0
  return (
    <MailBatch
      {...handlers}
      words={ids.length === 1 ? { ...m, text: sending.text } : m}
      plan={plan}
      isTooMany={isTooMany}
      note={due > maxPlanned ? m.first(maxPlanned, due) : undefined}
      error={error}
      groupOf={(row) => kinds[kindOf(row)]}
      about={(row) => <MailPreview kind={kindOf(row)} invoiceId={row.id} />}
      send={send}
    >
      {(row) => <PlannedText {...row} />}
    </MailBatch>
  )
}
