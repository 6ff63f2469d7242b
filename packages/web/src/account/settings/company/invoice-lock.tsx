import { NativeSelect } from '@mantine/core'
import { invoiceLocks } from '@quarterdeck/contract/kit/constants'
import { invoices } from '@quarterdeck/contract/sales/invoices'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'

const current = reading(invoices.settings)

/** State from which on invoices are locked; a choice is saved at once. */
export const InvoiceLock = () => {
  const { lock: m } = useMessages(settingsMessages).company
  const { data } = useSuspenseQuery(current)
  const mayChange = usePermission('users:access')
  const queries = useQueryClient()
  const { act, isBusy } = useAction('invoices')
  const keep = async (lock: (typeof invoiceLocks)[number]) => {
    try {
      const { version } = data
      queries.setQueryData(
        current.queryKey,
        (await call(invoices.changeSettings, { body: { lock }, ifMatch: version })).data,
      )
      toast.success(m.saved)
    } catch (error) {
      // Where somebody else was faster, theirs is shown.
      await queries.invalidateQueries({ queryKey: current.queryKey })
      throw error
    }
  }
  return (
    <Section title={m.title} text={m.text}>
      <NativeSelect
        label={m.label}
        description={mayChange ? m.hint : m.readOnly}
        data={invoiceLocks.map((value) => ({ value, label: m.when[value] }))}
        value={data.lock}
        disabled={!mayChange || isBusy}
        onChange={({ currentTarget: { value } }) => {
          const lock = invoiceLocks.find((each) => each === value)
          if (lock) act(() => keep(lock))
        }}
      />
    </Section>
  )
}
