import { Button, VisuallyHidden } from '@mantine/core'
import { type Permission, permissionFor } from '@quarterdeck/contract/kit/permission'
import type { Change } from '@quarterdeck/contract/system/changes'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import shared from '../../ui/styles/shared.module.css'
import { changedParts, type History, RecordLink, type ShownField, useHistory, useUndo } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import { ActorFace, ActorName } from './actor.tsx'
import { fieldNameAsWords, ShownValue } from './shown-value.tsx'
import classes from './timeline.module.css'

/** Whoever could have made a change may take it back; what came with the system stays. */
const mayUndo = ({ entity, action, actor, undone, isFinal }: Change, granted: readonly Permission[]): boolean => {
  const needed = permissionFor(entity, action === 'update' ? 'write' : 'delete')
  return Boolean(actor && !undone && !isFinal && needed && granted.includes(needed) && granted.includes('changes:undo'))
}

/** Takes back a change, with all that was changed together with it. */
const UndoButton = ({ change, what }: { change: Change; what: string }) => {
  const m = useMessages(recordMessages).history
  const { actions } = useMessages(commonMessages)
  const me = useMe()
  const { undo } = useUndo()
  const [isBusy, setBusy] = useState(false)
  if (!mayUndo(change, me.permissions)) return null

  const takeBack = async () => {
    setBusy(true)
    await undo(change.batch)
    setBusy(false)
  }
  return (
    <Button
      variant="subtle"
      className={classes.undo ?? ''}
      size="compact-xs"
      aria-label={m.undo(what)}
      loading={isBusy}
      leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
      onClick={() => void takeBack()}
    >
      {actions.undo}
    </Button>
  )
}

/** Returns true where two instants are the same day. */
const isSameDay = ({ type, show }: ShownField, was: unknown, is: unknown): boolean =>
  type === 'dated' && show !== undefined && show(was) === show(is)

/** Each changed field with its value before and after. */
const ChangedFields = ({ change, history }: { change: Change; history: History }) => {
  const m = useMessages(recordMessages).history
  const { before, after } = change
  if (!before || !after) return null
  const told = Object.keys(after).filter((name) => {
    const field = history.fields[name]
    return !history.isSilent?.(name, after) && !(field && isSameDay(field, before[name], after[name]))
  })
  return (
    <dl className={classes.fields}>
      {told.map((name) => {
        const field = history.fields[name]
        const [was, is] = changedParts(field, before[name], after[name])
        return (
          <div key={name}>
            <dt>{field?.label ?? fieldNameAsWords(name)}</dt>
            <dd className={classes.values}>
              <span className={shared.muted}>
                <VisuallyHidden>{m.before}: </VisuallyHidden>
                <ShownValue value={was} field={field} />
              </span>
              <IconArrowRight size={14} stroke={1.75} aria-hidden />
              <span className={classes.after}>
                <VisuallyHidden>{m.after}: </VisuallyHidden>
                <ShownValue value={is} field={field} />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface Props {
  readonly change: Change
  /** Title of the record, where it says more than its number. */
  readonly title: string | undefined
  readonly image: string
  /** The records of the same entity on the same page. */
  readonly among: readonly string[]
  readonly now: number
  /** True where the entry is shown on the record's own screen. */
  readonly isHome: boolean
}

const tones: Record<Change['action'], Tone> = { create: 'green', update: 'gray', delete: 'red', restore: 'green' }

const When = ({ at, now }: { at: string; now: number }) => {
  const { instant, time, ago } = useFormats()
  return (
    <time className={classes.when} dateTime={at} title={instant(at)}>
      {time(at)} · {ago(at, now)}
    </time>
  )
}

/** Circumstances of a change: its reason, related changes, and whether it was undone. */
const Circumstances = ({ change, what }: { change: Change; what: string }) => {
  const m = useMessages(recordMessages).history
  const others = change.actor ? change.batchSize - 1 : 0
  return (
    <div className={classes.foot}>
      {others > 0 && <span>{m.together(others)}</span>}
      {change.undone && <StatusBadge tone="gray">{m.undone}</StatusBadge>}
      <UndoButton change={change} what={what} />
    </div>
  )
}

/** An entry of the journal: who changed what, before and after, and why. */
export const Entry = ({ change, title, image, among, now, isHome }: Props) => {
  const m = useMessages(recordMessages).history
  const { entity, record, action, reason, undoes } = change
  const history = useHistory(entity)
  const label = title ?? history.name(record)
  const verb = undoes ? m.undoing : m.actions[action]
  return (
    <li className={classes.entry} data-undone={change.undone || undefined}>
      <ActorFace actor={change.actor} image={image} />
      <div className={classes.content}>
        <div className={classes.head}>
          <ActorName actor={change.actor} />
          <StatusBadge tone={tones[action]}>{verb}</StatusBadge>
          {!isHome && (
            <RecordLink entity={entity} record={record} className={classes.what}>
              <bdi>{label}</bdi>
            </RecordLink>
          )}
          <When at={change.at} now={now} />
        </div>
        {history.Caption && action === 'create' && !isHome && (
          <div className={classes.caption}>
            <history.Caption record={record} among={among} />
          </div>
        )}
        <ChangedFields change={change} history={history} />
        {reason && (
          <p className={classes.reason}>
            {m.reason}: <q>{reason}</q>
          </p>
        )}
        <Circumstances change={change} what={`${verb}, ${label}`} />
      </div>
    </li>
  )
}
