import { Button } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { requesterOf } from '../fields.tsx'
import { ticketMessages } from '../messages/index.ts'
import { TicketStateBadge } from '../status.tsx'
import classes from './merge.module.css'
import { TargetField } from './target-field.tsx'
import { useMerge } from './use-merge.ts'

/** Summarizes a ticket to recognize it. */
const About = ({ ticket }: { ticket: Ticket }) => {
  const { name } = requesterOf(ticket)
  return (
    <span className={classes.about}>
      <span className={classes.subject}>
        <span data-figures>#{ticket.id}</span> <bdi>{ticket.subject}</bdi>
      </span>
      <span className={classes.more}>
        <TicketStateBadge state={ticket.state} />
        {name && <bdi>{name}</bdi>}
      </span>
    </span>
  )
}

/** Returns the oldest ticket, preferring open ones. */
const oldestOf = (some: readonly Ticket[]): Ticket | undefined => {
  const byAge = some.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return byAge.find(({ status }) => status !== 'Closed') ?? byAge[0]
}

const emailsOf = (some: readonly Ticket[]) => new Set(some.map((one) => requesterOf(one).email.toLowerCase()))

interface ChoiceProps {
  readonly among: readonly Ticket[]
  readonly target: Ticket | undefined
  readonly onChoose: (target: Ticket) => void
}

/** Selects the ticket that the others are merged into. */
const Staying = ({ among, target, onChoose }: ChoiceProps) => {
  const { merging: m } = useMessages(ticketMessages)
  return (
    <fieldset className={classes.choices}>
      <legend>{m.stays}</legend>
      {among.map((one, index) => (
        <label key={one.id}>
          <input
            type="radio"
            name="target"
            data-autofocus={index === 0 || undefined}
            checked={one === target}
            onChange={() => onChoose(one)}
          />
          <About ticket={one} />
        </label>
      ))}
    </fieldset>
  )
}

interface PairProps {
  readonly ticket: Ticket
  readonly target: Ticket
}

/** Explains the result of merging two tickets. */
const Pair = ({ ticket, target }: PairProps) => {
  const { merging: m } = useMessages(ticketMessages)
  return (
    <ol className={classes.pair}>
      {(
        [
          [m.closes, ticket],
          [m.goesOn, target],
        ] as const
      ).map(([label, one]) => (
        <li key={one.id}>
          <span className={classes.label}>{label}</span>
          <About ticket={one} />
        </li>
      ))}
    </ol>
  )
}

interface Props {
  /** A single ticket to merge into one found by search, or several to merge with each other. */
  readonly chosen: readonly Ticket[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Selects the target of a merge, and shows the result for each ticket. */
export const MergeDialog = ({ chosen, onDone, onClose }: Props) => {
  const { merging: m } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const [ticket] = chosen
  const isOne = chosen.length === 1
  const [target, setTarget] = useState<Ticket | undefined>(isOne ? undefined : oldestOf(chosen))
  const { merge, isBusy, problem } = useMerge(onDone)
  const merged = chosen.filter(({ id }) => id !== target?.id)
  const all = target ? [...merged, target] : []
  const isClosed = target?.status === 'Closed' && merged.some(({ status }) => status !== 'Closed')
  return (
    <Dialog
      opened
      size="lg"
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button disabled={!target} loading={isBusy} onClick={() => target && void merge(target, merged)}>
            {m.submit}
          </Button>
        </>
      }
    >
      <div className={classes.body} data-looks-up={isOne || undefined}>
        {isOne && ticket ? (
          <TargetField ticket={ticket} target={target} onChoose={setTarget} />
        ) : (
          <Staying among={chosen} target={target} onChoose={setTarget} />
        )}
        {isOne && ticket && target && <Pair ticket={ticket} target={target} />}
        {emailsOf(all).size > 1 && <p className={classes.hint}>{all.length > 2 ? m.manyReplies : m.replies}</p>}
        {target && isClosed && <p className={classes.hint}>{m.closedTarget(target.id)}</p>}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}
