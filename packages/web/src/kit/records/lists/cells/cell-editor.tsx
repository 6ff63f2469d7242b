import { Popover } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import type { After, CellEditorProps } from '../../../ui/data-table/editing.ts'
import { inMain } from '../../../ui/popup/in-main.ts'
import { CellConfirmation, CellConflict } from './cell-conflict.tsx'
import classes from './cell-edit.module.css'
import type { CellKind, VersionedRow } from './cell-kind.ts'
import { ChoiceInput } from './choice-input.tsx'
import { TextInput } from './text-input.tsx'
import { useCellSave } from './use-cell-save.ts'

interface Props<Row> extends CellEditorProps<Row> {
  readonly kind: CellKind<Row>
}

/** The keys that go on to the same field of another row. */
const lines = { ArrowUp: 'above', ArrowDown: 'below' } as const
const isLine = (key: string): key is keyof typeof lines => Object.hasOwn(lines, key)

// What is done in the editor is not meant for the row and the grid around it.
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** Stands in the place of a cell while it is edited: Enter saves, Escape gives up, Tab saves and goes on. */
export const CellEditor = <Row extends VersionedRow>({ kind, ...cell }: Props<Row>) => {
  const { name, field, refused, onDone } = cell
  const { base, isSaving, problem, clash, doubt, save, takeTheirs } = useCellSave(kind, cell)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const input = kind.inputs[field]
  const before = input?.valueOf(base) ?? ''
  const typed = useRef(refused?.written ?? before)
  // A cell that is done with is not done with once more by losing the focus.
  const isDone = useRef(false)
  const isAsking = clash !== undefined || doubt !== undefined
  if (!input) return null

  const end = (after: After) => {
    if (isDone.current) return
    isDone.current = true
    onDone(after)
  }
  const finish = async (value: string, after: After) => {
    typed.current = value
    const isAsBefore = value === before && !refused
    if (isAsBefore || (await save(value))) end(after)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (panel.current?.contains(event.target as Node)) {
      if (event.key === 'Escape') end('stay')
      return
    }
    if (event.key === 'Escape') end('stay')
    else if (event.key === 'Enter' && !input.options && !(input.isLong && event.shiftKey))
      void finish(typed.current, 'stay')
    else if (isLine(event.key) && !input.options && !input.isLong && !input.isDay && !isAsking)
      void finish(typed.current, lines[event.key])
    else if (event.key === 'Tab' && !isAsking) void finish(typed.current, event.shiftKey ? 'previous' : 'next')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || panel.current?.contains(relatedTarget)
    // The window itself may have lost the focus.
    if (isInside || isAsking || isSaving || document.activeElement === target) return
    void finish(typed.current, 'leave')
  }
  const look = {
    label: `${input.label}: ${name}`,
    value: refused?.written ?? before,
    readOnly: isSaving || isAsking,
    problem: problem && id,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the field in it
    <div
      className={classes.editor}
      aria-busy={isSaving}
      onKeyDownCapture={press}
      onKeyDown={stop}
      onClick={stop}
      onBlur={leave}
    >
      <Popover
        opened={problem !== undefined || isAsking}
        position="bottom-start"
        offset={4}
        transitionProps={{ duration: 0 }}
        withRoles={false}
        withinPortal
        portalProps={inMain}
      >
        <Popover.Target>
          <div className={classes.field}>
            {input.options ? (
              <ChoiceInput
                {...look}
                options={input.options}
                show={input.show}
                onChoose={(value) => void finish(value, 'stay')}
              />
            ) : (
              <TextInput
                {...look}
                isLong={input.isLong}
                isDay={input.isDay}
                onValue={(value) => {
                  typed.current = value
                }}
              />
            )}
          </div>
        </Popover.Target>
        <Popover.Dropdown ref={panel} className={classes.panel ?? ''}>
          {problem && (
            <p id={id} role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          {doubt && (
            <CellConfirmation
              text={doubt.text}
              onCancel={() => end('stay')}
              onMeant={async () => {
                if (await save(doubt.mine, { isMeant: true })) end('stay')
              }}
            />
          )}
          {clash && (
            <CellConflict
              input={input}
              theirs={input.valueOf(clash.current)}
              mine={clash.mine}
              onTheirs={() => {
                takeTheirs(clash)
                end('stay')
              }}
              onMine={async () => {
                if (await save(clash.mine, { on: clash.current, isMeant: true })) end('stay')
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
