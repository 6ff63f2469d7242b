import { Button, InputBase, TextInput } from '@mantine/core'
import { type BulkAction, plans } from '@quarterdeck/contract/system/plans'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { read } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { describeProblem } from '../../../ui/describe-problem.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { maxReason } from '../../../ui/form/reason-input.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import record from '../../../ui/styles/record.module.css'
import { recordMessages } from '../../messages/index.ts'
import type { BulkChoice, BulkQuestion, BulkWords } from './bulk-words.ts'
import { ChangeFields } from './change-fields.tsx'
import { Preview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useApply } from './use-apply.ts'
import { useBulkAction } from './use-bulk-action.ts'

interface AskedTextProps {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A required text that goes with the change, such as a reason. */
const AskedText = ({ label, hint, maxLength, value, onValue }: AskedTextProps) => (
  <InputBase
    component="textarea"
    multiline
    rows={2}
    label={label}
    description={hint}
    required
    withAsterisk={false}
    maxLength={maxLength}
    data-autofocus
    value={value}
    onChange={({ currentTarget }) => onValue(currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }}
  />
)

/** Returns the query for the plan of an action; disabled until one is chosen. */
const usePlan = ({ entity }: BulkWords, { selection }: BulkChoice, action: BulkAction | undefined) =>
  useQuery({
    queryKey: ['plans', entity, selection, action],
    queryFn: async ({ signal }) => {
      if (!action) throw new Error('Nothing is planned')
      return (await read(plans.create, { body: { entity, selection, action }, signal })).data
    },
    enabled: action !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

interface Props extends BulkQuestion {
  readonly words: BulkWords
}

/** Shows what a change of many records would do, and does it once it is confirmed. */
export const BulkDialog = ({ words, choice, onClose }: Props) => {
  const m = useMessages(recordMessages).bulk
  const common = useMessages(commonMessages)
  const [reason, setReason] = useState('')
  const form = useId()
  const { apply, isBusy, stale, forget } = useApply()
  const { action, field, textField, isWaiting, ...wanted } = useBulkAction(words, choice, forget)
  const { data: plan, error, isFetching, refetch } = usePlan(words, choice, action)
  const count = plan?.changing ?? 0
  const canApply = plan !== undefined && count > 0 && !isFetching

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!canApply || isBusy) return
    if (!(await apply(plan, reason.trim(), stale > 0))) return
    choice.onDone()
    onClose()
  }
  const again = () => {
    forget()
    void refetch()
  }
  const titleOf = choice.words?.title ?? m.title[choice.type]
  const known = words.records(plan?.total ?? choice.count)
  const all = plan || choice.isExact ? known : m.about(known)
  const label = titleOf(plan ? words.records(count) : all)
  const hint = choice.type === 'edit' ? words.fields.find(({ name }) => name === field)?.hint : undefined
  return (
    <Dialog
      opened
      title={titleOf(all)}
      text={choice.words?.text(all) ?? hint ?? m.text[choice.type]}
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
            {...(choice.type === 'delete' && { color: 'red' })}
          >
            {stale > 0 ? m.anyway : label}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        {choice.type === 'edit' && !choice.change && (
          <ChangeFields
            words={words}
            field={field}
            value={wanted.value}
            onField={wanted.chooseField}
            onValue={wanted.chooseValue}
          />
        )}
        {choice.type === 'adjust' && <RuleFields words={words} onRule={wanted.changeRule} />}
        {textField && <AskedText {...textField} value={wanted.text} onValue={wanted.write} />}
        {(action || textField || isWaiting) && (
          <Preview
            words={words}
            asks={choice.asks}
            isWaiting={isWaiting}
            plan={isFetching ? undefined : plan}
            problem={error && !isFetching ? describeProblem(common, error).text : undefined}
            stale={stale}
          />
        )}
        {!textField && (
          <TextInput
            label={m.reason}
            description={m.reasonHint}
            maxLength={maxReason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
