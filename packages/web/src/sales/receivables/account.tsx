import type { Debtor } from '@quarterdeck/contract/sales/receivables'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../kit/records/index.ts'
import { NotesPanel } from '../../kit/records/notes/index.ts'
import { Panel } from '../../kit/ui/panel.tsx'
import { PhoneLink } from '../../kit/ui/phone-link.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { InvoiceStateBadge } from '../invoices/index.ts'
import { openInvoicesOf } from '../payments/index.ts'
import { useLastMail } from './last-mail.tsx'
import { receivableMessages } from './messages/index.ts'
import classes from './receivables.module.css'

/** Lists open invoices as links. */
const OpenInvoices = ({ customer }: { readonly customer: number }) => {
  const m = useMessages(receivableMessages)
  const { money, keptDay } = useFormats()
  const rows = useQuery(openInvoicesOf(customer)).data?.rows
  return (
    <Panel title={m.fields.invoices}>
      {rows?.length === 0 && <p className={shared.hint}>{m.emptyTitle}</p>}
      <ul className={record.entries} aria-label={m.fields.invoices}>
        {rows?.map(({ id, state, dueDate, owedAmount }) => (
          <li key={id}>
            <div className={record.entry}>
              <RecordLink entity="invoices" record={id}>
                {id}
              </RecordLink>
              <span className={shared.hintWrap}>{m.due(keptDay(dueDate))}</span>
            </div>
            <InvoiceStateBadge state={state} />
            <span data-figures>{money(owedAmount)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Shows contact details and the last mail. */
const Contact = ({ debtor }: { readonly debtor: Debtor }) => {
  const m = useMessages(receivableMessages)
  const lastMail = useLastMail()
  const { id, name, email, phone } = debtor
  return (
    <Panel title={m.contact}>
      <dl className={record.facts}>
        <div>
          <dt>{m.fields.name}</dt>
          <dd>
            <RecordLink entity="users" record={String(id)}>
              <bdi>{name}</bdi>
            </RecordLink>
          </dd>
        </div>
        {email && (
          <div>
            <dt>{m.fields.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{m.fields.phone}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.fields.lastMail}</dt>
          <dd>{lastMail(debtor) ?? m.noMail}</dd>
        </div>
      </dl>
    </Panel>
  )
}

/** Shows open invoices and contact details above the statement, on screen only. */
export const Account = ({ debtor }: { readonly debtor: Debtor }) => (
  <div className={classes.account}>
    <OpenInvoices customer={debtor.id} />
    <Contact debtor={debtor} />
  </div>
)

/** Shows notes about the customer below the statement. */
export const AccountNotes = ({ debtor: { id } }: { readonly debtor: Debtor }) => (
  <div className={classes.notes}>
    <NotesPanel about={{ entity: 'users', record: String(id) }} />
  </div>
)
