import type { InvoiceState } from '@quarterdeck/contract/kit/constants'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { LeftOut, MailingPlan, PlannedMail } from '@quarterdeck/contract/sales/mailings'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { fromPairs } from '../../kit/lib/search-params.ts'
import { recordMessages } from '../../kit/records/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { More, Named } from './mailing-plan.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** Adds details of the reason for one invoice, such as the date of its last reminder. */
const Staying = ({ reason, row: { reminder } }: { reason: LeftOut; row: PlannedMail }) => {
  const { reasons: m } = useMessages(mailMessages).reminders
  const { days } = useFormats()
  if (!reminder) return null
  const { from, remindedOn, hold } = reminder
  const day = (at: string | null) => (at === null ? '' : days(at, at))
  const words: Readonly<Partial<Record<LeftOut, string>>> = {
    held: m.held(hold),
    early: m.early(day(from)),
    recent: m.recent(day(remindedOn), day(from)),
  }
  const text = words[reason]
  return text ? <span className={shared.hintWrap}>{text}</span> : null
}

/** Invoice states for which a filtered list shows exactly the invoices of a reason. */
const stateBy: Readonly<Partial<Record<LeftOut, InvoiceState>>> = { draft: 'draft', void: 'void', paid: 'paid' }

interface LeftProps {
  readonly left: MailingPlan['left'][number]
  readonly selection: Selection | undefined
  readonly onLeave: () => void
}

/** Lists invoices left out for the same reason, with a link to them. */
export const ExcludedGroup = ({ left: { name, count, rows }, selection, onLeave }: LeftProps) => {
  const { leftOut } = useMessages(recordMessages).background
  const { batch: m } = useMessages(mailMessages)
  const { number } = useFormats()
  const state = stateBy[name]
  return (
    <section className={shared.stack8} aria-label={leftOut[name]}>
      <h4 className={classes.part}>
        {leftOut[name]} · {number(count)}
      </h4>
      <ul className={record.entries} aria-label={leftOut[name]}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to="/invoices/$id/details" params={{ id: row.id }}>
              <Named row={row}>
                <Staying reason={name} row={row} />
              </Named>
            </Link>
          </li>
        ))}
      </ul>
      <More count={count - rows.length} />
      {state && selection && 'query' in selection && (
        <Link
          to="/invoices"
          search={{ ...fromPairs(new URLSearchParams(selection.query)), state: [state] }}
          onClick={onLeave}
        >
          {m.inList}
        </Link>
      )}
    </section>
  )
}
