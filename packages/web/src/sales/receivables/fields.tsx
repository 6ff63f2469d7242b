import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { type Age, ageNames, type Debtor, dueInterval } from '@quarterdeck/contract/sales/receivables'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { EmptyValue } from '../../kit/records/index.ts'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { PhoneLink } from '../../kit/ui/phone-link.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useLastMail } from './last-mail.tsx'
import { receivableMessages } from './messages/index.ts'
import classes from './receivables.module.css'

/** Returns the parameters of the invoice list for open invoices of an age, or of all ages. */
export const invoicesOf = (asOf: string, age: Age | 'owedAmount', customer?: number): SearchParams => {
  const { from, to } = age === 'owedAmount' ? {} : dueInterval(age, asOf)
  return {
    state: openInvoiceStates,
    ...(customer !== undefined && { customerId: String(customer) }),
    ...(from && { 'dueDate.gte': from }),
    ...(to && { 'dueDate.lt': to }),
  }
}

interface AmountProps {
  readonly debtor: Debtor
  readonly of: Age | 'owedAmount'
  readonly asOf: string
}

const Amount = ({ debtor, of, asOf }: AmountProps) => {
  const { fields, toInvoices } = useMessages(receivableMessages)
  const { money } = useFormats()
  const amount = money(debtor[of])
  if (debtor[of] === 0) return <EmptyValue />
  return (
    <Link
      to="/invoices"
      search={invoicesOf(asOf, of, debtor.id)}
      className={classes.link}
      aria-label={toInvoices(debtor.name, fields[of], amount)}
    >
      {amount}
    </Link>
  )
}

const Score = ({ score }: Pick<Debtor, 'score'>) => {
  const m = useMessages(receivableMessages)
  const { percent, money } = useFormats()
  if (!score) return <span title={m.noScore}>–</span>
  return (
    <span className={classes.score} title={m.onTime(money(score.onTime), money(score.due))}>
      {percent(score.percent / 100)}
      <small>
        <span>{money(score.onTime)}</span>
        <span>{money(score.due)}</span>
      </small>
    </span>
  )
}

/** Shows the oldest age band with an amount owed. */
const Late = ({ debtor }: { readonly debtor: Debtor }) => {
  const { fields, overdue, noneLate } = useMessages(receivableMessages)
  const oldest = ageNames.toReversed().find((age) => age !== 'notDue' && debtor[age] > 0)
  return <span className={oldest && classes.late}>{oldest ? overdue(fields[oldest]) : noneLate}</span>
}

const Contact = ({ email, phone }: Pick<Debtor, 'email' | 'phone'>) => (
  <span className={classes.contact}>
    {email && <a href={`mailto:${email}`}>{email}</a>}
    {phone && <PhoneLink phone={phone} />}
  </span>
)

export const useDebtorFields = (asOf: string): readonly Field<Debtor>[] => {
  const { fields: m, heads, statement, contact } = useMessages(receivableMessages)
  const lastMail = useLastMail()
  const { percent } = useFormats()
  const amountOf = (of: Age | 'owedAmount', more: Partial<Field<Debtor>> = {}): Field<Debtor> => ({
    name: of,
    label: { ...m, ...heads }[of],
    cell: (debtor) => <Amount debtor={debtor} of={of} asOf={asOf} />,
    sortable: true,
    align: 'end',
    width: 110,
    minWidth: 100,
    skeleton: <Skeleton width={72} />,
    card: 'hidden',
    ...more,
  })
  return [
    {
      name: 'name',
      label: m.name,
      cell: ({ id, name }) => (
        <Link
          to="/receivables/$id"
          params={{ id: String(id) }}
          className={`${classes.link} ${shared.medium}`}
          aria-label={statement.openOf(name)}
        >
          <bdi>{name}</bdi>
        </Link>
      ),
      sortable: true,
      width: 184,
      minWidth: 150,
      grow: 2,
      skeleton: <Skeleton width={120} />,
      card: 'title',
    },
    {
      name: 'lastMail',
      label: m.lastMail,
      cell: (debtor) => lastMail(debtor) ?? <EmptyValue />,
      width: 196,
      minWidth: 150,
      grow: 1,
      priority: 1,
      skeleton: <Skeleton width={120} />,
      card: 'hidden',
    },
    amountOf('owedAmount', {
      card: 'detail',
      onCard: (debtor) => (
        <span className={classes.contact}>
          <span>
            {m.owedAmount} <Amount debtor={debtor} of="owedAmount" asOf={asOf} />
          </span>
          <Late debtor={debtor} />
          {debtor.lastMail && <span>{lastMail(debtor)}</span>}
          {debtor.score && <span>{`${m.score} ${percent(debtor.score.percent / 100)}`}</span>}
        </span>
      ),
    }),
    ...ageNames.map((age) => amountOf(age)),
    {
      name: 'contact',
      label: contact,
      cell: ({ email, phone }) => <Contact email={email} phone={phone} />,
      optional: true,
      width: 260,
      minWidth: 180,
      skeleton: <Skeleton width={160} />,
      card: 'hidden',
    },
    {
      name: 'score',
      label: m.score,
      cell: ({ score }) => <Score score={score} />,
      width: 204,
      minWidth: 200,
      grow: 2,
      skeleton: <Skeleton width={160} />,
      card: 'hidden',
    },
  ]
}
