import { Button, TextInput } from '@mantine/core'
import type { BulkAction } from '@quarterdeck/contract/plans'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { describeProblem } from '../describe-problem.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'
import classes from './bulk.module.css'
import type { BulkAsked, BulkWish, BulkWords } from './bulk-words.ts'
import { ChangeFields } from './change-fields.tsx'
import { bulkMessages } from './messages/index.ts'
import { Preview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useApply } from './use-apply.ts'
import { usePlan } from './use-plan.ts'

interface Props extends BulkAsked {
  readonly words: BulkWords
}

const mostReason = 500

/** Shows what a change of many records would do, and does it on wish. */
export const BulkDialog = ({ words, wish, onClose }: Props) => {
  const m = useMessages(bulkMessages)
  const common = useMessages(commonMessages)
  const [given] = Object.entries(wish.change ?? {})
  const [field, setField] = useState(given?.[0] ?? words.fields[0]?.name ?? '')
  const [value, setValue] = useState(given?.[1] ?? '')
  const [rule, setRule] = useState<BulkAction>()
  const [reason, setReason] = useState('')
  const form = useId()

  const edit: BulkAction | undefined = value === '' ? undefined : { type: 'edit', change: { [field]: value } }
  const action = {
    edit,
    adjust: rule,
    delete: { type: 'delete' },
    restore: { type: 'restore' },
  } as const satisfies Record<BulkWish['type'], BulkAction | undefined>
  const wanted = action[wish.type]
  const { data: plan, error, isFetching, refetch } = usePlan(words, wish, wanted)
  const { apply, isBusy, stale, forget } = useApply()
  const count = plan ? plan.changing - plan.refusedTotal : 0
  const canApply = plan !== undefined && count > 0 && !isFetching

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canApply || isBusy) return
    if (!(await apply(plan, reason.trim(), stale > 0))) return
    wish.onDone()
    onClose()
  }
  const again = () => {
    forget()
    void refetch()
  }
  const label = m.title[wish.type](words.records(count))
  return (
    <Dialog
      opened
      title={m.title[wish.type](words.records(wish.count))}
      text={(wish.type === 'edit' && words.fields.find(({ name }) => name === field)?.hint) || m.text[wish.type]}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={stale > 0 ? again : onClose}>
            {stale > 0 ? m.again : common.actions.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!canApply}
            loading={isBusy}
            {...(wish.type === 'delete' && { color: 'red' })}
          >
            {stale > 0 ? m.anyway : label}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={(event) => void submit(event)}>
        {wish.type === 'edit' && !wish.change && (
          <ChangeFields
            words={words}
            field={field}
            value={value}
            onField={(name) => {
              setField(name)
              setValue('')
              forget()
            }}
            onValue={(chosen) => {
              setValue(chosen)
              forget()
            }}
          />
        )}
        {wish.type === 'adjust' && (
          <RuleFields
            words={words}
            onRule={(next) => {
              setRule(next)
              forget()
            }}
          />
        )}
        {wanted && (
          <Preview
            words={words}
            plan={isFetching ? undefined : plan}
            problem={error && !isFetching ? describeProblem(common, error).text : undefined}
            stale={stale}
          />
        )}
        <TextInput
          label={m.reason}
          description={m.reasonHint}
          maxLength={mostReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
