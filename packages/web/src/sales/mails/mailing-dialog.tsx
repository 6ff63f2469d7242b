import { Button } from '@mantine/core'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { type MailingGroup, type MailingKind, type MailingPlan, mailings } from '@quarterdeck/contract/sales/mailings'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call, read } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useFollowJob } from '../../kit/records/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { describeProblem } from '../../kit/ui/describe-problem.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { ExcludedGroup } from './excluded-group.tsx'
import { MailPreview } from './mail-preview.tsx'
import { countOf, IncludedGroup, type MailingExclusions } from './mailing-plan.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

const usePlan = (kind: MailingKind, selection: Selection | undefined) =>
  useQuery({
    queryKey: ['mailings', kind, selection],
    queryFn: async ({ signal }) => {
      const body =
        kind === 'remind' ? { kind, ...(selection && { selection }) } : { kind, selection: selection ?? { ids: [] } }
      return (await read(mailings.plan, { body, signal })).data
    },
    // What somebody saw is what goes out: nothing that happens meanwhile makes another plan.
    staleTime: 'static',
    gcTime: 0,
  })

/** Returns the initial exclusions: paid invoices are left out unless nothing else is selected. */
const usual = ({ groups }: MailingPlan): MailingExclusions => ({
  groups: groups.length > 1 ? groups.map(({ name }) => name).filter((name) => name === 'paid') : [],
  ids: [],
})

/** Returns invoice and mail kind if the plan is a single reminder; undefined otherwise. */
const aloneIn = ({ groups: [only, ...others] }: MailingPlan) => {
  const id = only?.rows[0]?.id
  const isAlone = id !== undefined && only?.count === 1 && others.length === 0
  return isAlone && only.name !== 'invoice' && only.name !== 'paid' ? { invoiceId: id, kind: only.name } : undefined
}

interface Props {
  readonly kind: MailingKind
  /** Selected invoices; absent for all due reminders. */
  readonly chosen?: ActionTarget<Invoice>
  readonly onDone?: () => void
  readonly onClose: () => void
}

/** Sends invoices or reminders after review of the plan: recipients, and invoices left out with the reasons. */
export const MailingDialog = ({ kind, chosen, onDone, onClose }: Props) => {
  const messages = useMessages(mailMessages)
  const m = kind === 'send' ? messages.batch : messages.reminders
  const common = useMessages(commonMessages)
  const follow = useFollowJob()
  const keyFor = useIntentKey()
  const form = useId()
  const { data: plan, error } = usePlan(kind, chosen?.selection)
  const [chosenOut, setUnpicked] = useState<MailingExclusions>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const unpicked = chosenOut ?? (plan ? usual(plan) : { groups: [], ids: [] })
  const going = plan?.groups.reduce((sum, group) => sum + countOf(group, unpicked), 0) ?? 0
  const most = plan?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0
  const left = plan?.left.reduce((sum, { count }) => sum + count, 0) ?? 0
  const alone = plan && aloneIn(plan)

  const send = async ({ id }: MailingPlan) => {
    const body = { id, skip: [...unpicked.groups] satisfies MailingGroup[], except: [...unpicked.ids] }
    await follow((await call(mailings.send, { body, idempotencyKey: keyFor(body) })).data.job)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !plan || going === 0) return
    setBusy(true)
    setProblem(undefined)
    try {
      await send(plan)
      onDone?.()
      onClose()
    } catch (failed) {
      setProblem(describeProblem(common, failed).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      size="lg"
      title={going > 0 ? m.title(going) : m.label}
      text={alone ? messages.sending.text : m.text}
      {...(!isBusy && { onClose })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={going === 0}>
            {going > 0 ? m.title(going) : m.label}
          </Button>
        </>
      }
    >
      <form id={form} className={`${shared.stack16} ${classes.inDialog}`} onSubmit={(event) => void submit(event)}>
        <div aria-live="polite">
          <ProblemText text={problem ?? (error ? describeProblem(common, error).text : undefined)} />
          {plan && most === 0 && <p>{m.none}</p>}
        </div>
        {!plan && !error && <Skeleton width="60%" height={14} />}
        {plan?.groups.map((group) => (
          <IncludedGroup
            key={group.name}
            group={group}
            unpicked={unpicked}
            onUnpick={most > 1 && !isBusy ? setUnpicked : undefined}
          />
        ))}
        {plan && left > 0 && (
          <section className={shared.stack16} aria-label={m.left}>
            <h3 className={classes.part}>{m.leftOf(left)}</h3>
            {plan.left.map((each) => (
              <ExcludedGroup key={each.name} left={each} selection={chosen?.selection} onLeave={onClose} />
            ))}
          </section>
        )}
        {alone && <MailPreview {...alone} />}
      </form>
    </Dialog>
  )
}
