import { Button, Checkbox } from '@mantine/core'
import type { Change } from '@quarterdeck/contract/system/changes'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { RecordReference } from '../../../lib/side-panel.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { changedParts, useHistory } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'
import { fieldNameAsWords, ShownValue } from '../shown-value.tsx'
import { useMayRestore, useRestoreVersion } from './use-restore-version.ts'
import classes from './versions.module.css'

/** A field that is not what it was. */
interface Difference {
  readonly field: string
  readonly was: unknown
  readonly now: unknown
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Returns the differences between a version and the present record. @param entries all changes since, newest first */
const differencesFrom = (entries: readonly Change[], version: number): readonly Difference[] => {
  const found = new Map<string, Difference>()
  for (const { action, before, after, version: made } of entries) {
    if (action !== 'update' || made <= version) continue
    for (const field of Object.keys(after ?? {})) {
      const { now } = found.get(field) ?? { now: after?.[field] }
      found.set(field, { field, was: before?.[field], now })
    }
  }
  return [...found.values()].filter(({ was, now }) => !same(was, now))
}

interface Props {
  readonly place: RecordReference
  readonly version: number
  readonly entries: readonly Change[]
  readonly but: readonly string[]
  readonly onClose: () => void
}

interface RowProps {
  readonly place: RecordReference
  readonly difference: Difference
  readonly isFixed: boolean
  readonly isChosen: boolean
  readonly onToggle: (() => void) | undefined
}

const Row = ({ place, difference: { field, ...values }, isFixed, isChosen, onToggle }: RowProps) => {
  const m = useMessages(recordMessages).versions
  const known = useHistory(place.entity).fields[field]
  const label = known?.label ?? fieldNameAsWords(field)
  const [was, now] = changedParts(known, values.was, values.now)
  return (
    <tr>
      <th scope="row">
        {onToggle ? (
          <Checkbox
            label={label}
            {...(isFixed && { description: m.fixed })}
            checked={isChosen && !isFixed}
            disabled={isFixed}
            onChange={onToggle}
          />
        ) : (
          label
        )}
      </th>
      <td data-label={m.was}>
        <ShownValue value={was} field={known} />
      </td>
      <td data-label={m.now}>
        <ShownValue value={now} field={known} />
      </td>
    </tr>
  )
}

/** A version of a record beside the present one, to bring back what one chooses of it. */
export const VersionDialog = ({ place, version, entries, but, onClose }: Props) => {
  const m = useMessages(recordMessages).versions
  const { actions } = useMessages(commonMessages)
  const mayRestore = useMayRestore(place)
  const { restore, isBusy } = useRestoreVersion(place, entries[0]?.version)
  const [left, setLeft] = useState<readonly string[]>([])
  const differences = differencesFrom(entries, version)
  const chosen = differences.map(({ field }) => field).filter((field) => !but.includes(field) && !left.includes(field))

  const toggle = (field: string) =>
    setLeft(left.includes(field) ? left.filter((each) => each !== field) : [...left, field])
  const preloadBack = async () => {
    if (await restore(version, chosen)) onClose()
  }
  const isSame = differences.length === 0
  return (
    <Dialog
      opened
      size="lg"
      title={m.compareWith(version)}
      text={isSame ? m.same : mayRestore ? m.text : ''}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.close}
          </Button>
          {mayRestore && !isSame && (
            <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void preloadBack()}>
              {m.restore(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {!isSame && (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{m.was}</th>
              <th scope="col">{m.now}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row
                key={difference.field}
                place={place}
                difference={difference}
                isFixed={but.includes(difference.field)}
                isChosen={chosen.includes(difference.field)}
                onToggle={mayRestore ? () => toggle(difference.field) : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
