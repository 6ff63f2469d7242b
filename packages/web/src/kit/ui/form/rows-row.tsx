import { ActionIcon, TextInput } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentPropsWithoutRef, CSSProperties, KeyboardEvent } from 'react'
import { type FieldError, get, useFormState } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import classes from './form.module.css'
import { useReadOnly } from './form-mode.ts'
import { formMessages } from './messages/index.ts'
import { NumberInput } from './number-input.tsx'

export interface Column {
  /** Property in a row; empty if the row itself is the value. */
  readonly name: string
  readonly label: string
  /** True for a number, false for a text. */
  readonly isNumber?: boolean
}

interface Props {
  /** Form path of the row, such as `features.2`. */
  readonly path: string
  readonly place: number
  readonly isLast: boolean
  /** Accessible name of the row. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly heldIn: (column: Column) => unknown
  readonly onValue: (column: Column, value: string | number | null) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onEnter: () => void
  readonly firstInput: (input: HTMLInputElement | null) => void
  readonly isDragged: boolean
  readonly style: CSSProperties | undefined
  readonly grip: ComponentPropsWithoutRef<'span'>
}

const Tools = ({
  place,
  isLast,
  name,
  onMove,
  onRemove,
}: Pick<Props, 'place' | 'isLast' | 'name' | 'onMove' | 'onRemove'>) => {
  const { rows: m } = useMessages(formMessages)
  return (
    <div className={classes.tools}>
      <ActionIcon aria-label={m.up(name)} disabled={place === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={m.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={m.remove(name)} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Renders a row with its inputs and the buttons that move and remove it. */
export const RowsRow = ({
  path,
  columns,
  heldIn,
  onValue,
  onEnter,
  firstInput,
  isDragged,
  style,
  grip,
  ...tools
}: Props) => {
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { errors } = useFormState()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <li className={classes.row} data-dragged={isDragged || undefined} style={style}>
      {!readOnly && (
        <span className={classes.grip} aria-hidden {...grip}>
          <IconGripVertical size={16} />
        </span>
      )}
      <div className={classes.cells} data-ends-in-number={columns.at(-1)?.isNumber || undefined}>
        {columns.map((column, index) => {
          const at = column.name ? `${path}.${column.name}` : path
          const problem: FieldError | undefined = get(errors, at)
          const props = {
            name: at,
            ref: index === 0 ? firstInput : undefined,
            'aria-label': `${column.label} ${tools.place + 1}`,
            placeholder: readOnly ? '' : column.label,
            readOnly,
            error: wordsOf(common, problem?.message),
          }
          const value = heldIn(column)
          return column.isNumber ? (
            <NumberInput
              key={column.name}
              {...props}
              value={typeof value === 'number' ? value : null}
              onNumber={(number) => onValue(column, number)}
            />
          ) : (
            <TextInput
              key={column.name}
              {...props}
              autoComplete="off"
              value={String(value ?? '')}
              onChange={(event) => onValue(column, event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          )
        })}
      </div>
      {!readOnly && <Tools {...tools} />}
    </li>
  )
}
