import { Button, VisuallyHidden } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type Ref, useId, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../styles/shared.module.css'
import { useDragSorting } from '../use-drag-sorting.ts'
import classes from './form.module.css'
import { useReadOnly } from './form-mode.ts'
import { formMessages } from './messages/index.ts'
import { type Column, RowsRow } from './rows-row.tsx'
import { useRows } from './use-rows.ts'

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  /** Label of the add button. */
  readonly addLabel: string
  readonly columns: readonly [Column, ...Column[]]
  /** Value of a new row. */
  readonly blank: unknown
}

const heldIn = (row: unknown, { name }: Column): unknown =>
  name ? (row as Readonly<Record<string, unknown>>)[name] : row

const textOf = (row: unknown, column: Column): string => String(heldIn(row, column) ?? '')

const withValue = (row: unknown, { name }: Column, value: string | number | null): unknown =>
  name ? { ...(row as object), [name]: value } : value

const Adder = ({ ref, label, onAdd }: { ref: Ref<HTMLButtonElement>; label: string; onAdd: () => void }) => (
  <Button
    ref={ref}
    variant="default"
    className={shared.start ?? ''}
    leftSection={<IconPlus size={16} aria-hidden />}
    onClick={onAdd}
  >
    {label}
  </Button>
)

/** Edits rows of texts and numbers: add, remove, and reorder by dragging or buttons. */
export const RowsField = <Values extends FieldValues>({ name, label, addLabel, columns, blank }: Props<Values>) => {
  const id = useId()
  const { rows: m } = useMessages(formMessages)
  const readOnly = useReadOnly()
  const { field } = useController<FieldValues>({ name })
  const values: readonly unknown[] = field.value
  const rows = useRows(values, field.onChange)
  const [said, setSaid] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isAdded = useRef(false)

  const nameOf = (index: number) => textOf(values[index], columns[0]) || `${label} ${index + 1}`
  const add = () => {
    isAdded.current = true
    rows.add(blank)
  }
  const move = (from: number, to: number) => {
    rows.move(from, to)
    setSaid(m.moved(nameOf(from), to + 1, values.length))
  }
  const sorting = useDragSorting(list, values.length, move)
  const remove = (index: number) => {
    rows.remove(index)
    setSaid(m.removed(nameOf(index)))
    adder.current?.focus()
  }
  const focusAdded = (input: HTMLInputElement | null) => {
    if (!input || !isAdded.current) return
    isAdded.current = false
    input.focus()
  }
  return (
    <fieldset className={classes.rowsField} aria-labelledby={id}>
      <span id={id} className={shared.medium}>
        {label}
      </span>
      {readOnly && values.length === 0 && <span className={shared.muted}>{m.none}</span>}
      {values.length > 0 && (
        <ul
          ref={list}
          className={classes.rows}
          data-dragging={sorting.dragged !== undefined || undefined}
          aria-labelledby={id}
        >
          {values.map((row, index) => {
            const isLast = index === values.length - 1
            return (
              <RowsRow
                key={rows.keys[index]}
                path={`${name}.${index}`}
                place={index}
                isLast={isLast}
                name={nameOf(index)}
                columns={columns}
                heldIn={(column) => heldIn(row, column)}
                onValue={(column, value) => rows.change(index, withValue(row, column, value))}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(index)}
                // Goes on to a new row, as in a list that one writes.
                onEnter={() => isLast && textOf(row, columns[0]) && add()}
                firstInput={isLast ? focusAdded : () => undefined}
                isDragged={index === sorting.dragged}
                style={sorting.styleOf(index)}
                grip={sorting.handle(index)}
              />
            )
          })}
        </ul>
      )}
      {!readOnly && <Adder ref={adder} label={addLabel} onAdd={add} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  )
}
