import { Button } from '@mantine/core'
import { company } from '@quarterdeck/contract/sales/company'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import notice from '../../kit/ui/notice.module.css'
import { invoiceMessages } from './messages/index.ts'

/** Texts of an invoice that may contain payment details, besides the company's bank account. */
interface Written {
  readonly terms: string
  readonly notes: string
}

/** Warns that an invoice has no payment details; hidden if there is a bank account or a text. */
export const MissingPaymentDetails = ({ terms, notes }: Written) => {
  const { unpayable: m } = useMessages(invoiceMessages)
  const mayChange = usePermission('company:write')
  const { data } = useQuery(reading(company.read))
  if (data?.iban !== '' || terms.trim() !== '' || notes.trim() !== '') return null
  return (
    <div className={notice.bar} role="note">
      <p className={notice.text}>{m.text}</p>
      {mayChange && (
        <Button size="xs" variant="default" renderRoot={(props) => <Link to="/settings/company" {...props} />}>
          {m.add}
        </Button>
      )}
    </div>
  )
}
