import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'
import shared from '../styles/shared.module.css'
import classes from './form.module.css'

export interface ConflictingField {
  readonly name: string
  readonly label: string
  readonly theirs: ReactNode
  readonly yours: ReactNode
}

interface Props {
  readonly fields: readonly ConflictingField[]
  readonly onCancel: () => void
  /** Names of the fields whose own value wins. */
  readonly onResolve: (mine: readonly string[]) => void
}

/** Shows both values of fields changed by two people, with a choice for each. */
export const ConflictDialog = ({ fields, onCancel, onResolve }: Props) => {
  const {
    form: { conflict: m },
    actions,
  } = useMessages(commonMessages)
  const [mine, setMine] = useState<readonly string[]>(fields.map(({ name }) => name))

  const choose = (name: string, isMine: boolean) =>
    setMine((known) => [...known.filter((each) => each !== name), ...(isMine ? [name] : [])])

  const choice = (field: ConflictingField, isMine: boolean) => (
    <label className={classes.choice}>
      <span className={classes.whose}>
        <input
          type="radio"
          name={`conflict-${field.name}`}
          checked={mine.includes(field.name) === isMine}
          onChange={() => choose(field.name, isMine)}
        />
        {isMine ? m.yours : m.theirs}
      </span>
      <span className={shared.wraps}>{(isMine ? field.yours : field.theirs) || m.empty}</span>
    </label>
  )
  return (
    <Dialog
      opened
      title={m.title}
      text={m.text}
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {actions.cancel}
          </Button>
          <Button onClick={() => onResolve(mine)}>{m.save}</Button>
        </>
      }
    >
      <div className={classes.list}>
        {fields.map((field) => (
          <fieldset key={field.name} className={classes.conflict}>
            <legend>{field.label}</legend>
            <div className={classes.choices}>
              {choice(field, false)}
              {choice(field, true)}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
