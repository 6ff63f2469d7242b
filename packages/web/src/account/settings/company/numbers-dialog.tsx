import { Button, Checkbox, TextInput } from '@mantine/core'
import type { StoredNumbering } from '@quarterdeck/contract/sales/invoice-settings'
import { invoices } from '@quarterdeck/contract/sales/invoices'
import { documentNumber, numberPrefix } from '@quarterdeck/contract/sales/numbering'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../../kit/lib/session.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { NumberInput } from '../../../kit/ui/form/number-input.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import record from '../../../kit/ui/styles/record.module.css'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { settingsMessages } from '../messages/index.ts'

interface Props {
  readonly known: StoredNumbering
  readonly onClose: () => void
}

/** Changes how invoices are numbered from now on. */
export const NumbersDialog = ({ known, onClose }: Props) => {
  const { numbers: m } = useMessages(settingsMessages).company
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const [prefix, setPrefix] = useState(known.prefix)
  const [byYear, setByYear] = useState(known.byYear)
  const [next, setNext] = useState<number | null>(null)
  const { send, busy, wrong, problem } = useSubmit()
  const year = useCompanyToday().slice(0, 4)
  const form = useId()
  const body = { prefix: prefix.trim(), byYear, ...(next !== null && { next }) }
  const isChanged = prefix.trim() !== known.prefix || byYear !== known.byYear || next !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || busy) return
    void send(async () => {
      const { data } = await call(invoices.changeNumbering, { body, ifMatch: known.version })
      queries.setQueryData(reading(invoices.numbering).queryKey, data)
      toast.success(m.saved(documentNumber(numberPrefix(data, Number(year)), data.next)))
      onClose()
    })
  }
  return (
    <Dialog
      opened
      title={m.change}
      text={m.hint}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isChanged} loading={busy}>
            {actions.save}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={submit} noValidate>
        <ProblemText text={problem('prefix', 'next')} />
        <TextInput
          label={m.prefix}
          description={m.prefixHint}
          maxLength={8}
          autoComplete="off"
          data-autofocus
          value={prefix}
          error={wrong('prefix')}
          onChange={({ currentTarget: { value } }) => setPrefix(value.toUpperCase())}
        />
        <Checkbox
          label={m.byYear(year)}
          description={m.byYearHint}
          checked={byYear}
          onChange={({ currentTarget: { checked } }) => setByYear(checked)}
        />
        <NumberInput
          label={m.from}
          description={m.fromHint}
          digits={0}
          min={1}
          max={999_999_999}
          value={next}
          error={wrong('next')}
          onNumber={setNext}
        />
        <p className={shared.hint}>{m.kept}</p>
      </form>
    </Dialog>
  )
}
