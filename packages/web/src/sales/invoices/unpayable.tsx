import { Button } from '@mantine/core'
import { company } from '@quarterdeck/contract/sales/company'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import notice from '../../ui/notice.module.css'
import { invoiceMessages } from './messages/index.ts'

/** What on an invoice could say how to pay it, beside the account of the company. */
interface Written {
  readonly terms: string
  readonly notes: string
}

/** Says that a customer is told nowhere how to pay; nothing where there is an account, or something is written. */
export const Unpayable = ({ terms, notes }: Written) => {
  const { unpayable: m } = useMessages(invoiceMessages)
  const mayChange = useMay('company:write')
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
