import { ActionIcon, Button, Checkbox } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import IconLayoutSidebarRight from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs'
import { type DragEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import type { PopupTarget } from '../../popup/lazy-popup.tsx'
import { PopoverPopup } from '../../popup/popover-popup.tsx'
import shared from '../../styles/shared.module.css'
import { densities, pagingModes } from '../list-view.ts'
import { tableMessages } from '../messages/index.ts'
import type { Side } from './arrange.ts'
import type { DisplayProps } from './display-button.tsx'
import classes from './display-panel.module.css'

const sides = [
  ['left', IconLayoutSidebar],
  ['right', IconLayoutSidebarRight],
] as const satisfies readonly (readonly [Side, unknown])[]

/** Lists the columns to show, hide, reorder and pin. */
const Columns = ({ fields, columns, tools }: Pick<DisplayProps, 'fields' | 'columns' | 'tools'>) => {
  const { column: m } = useMessages(tableMessages)
  const { table } = useMessages(commonMessages)
  const [dragged, setDragged] = useState<string>()
  const shown = columns.map(({ field }) => field)
  const names = shown.map(({ name }) => name)
  const hidden = fields.filter(({ name }) => !names.includes(name))

  const dragOver = (event: DragEvent, name: string) => {
    if (!dragged || !names.includes(name)) return
    event.preventDefault()
    if (dragged === name) return
    const others = names.filter((other) => other !== dragged)
    tools.show(others.toSpliced(names.indexOf(name), 0, dragged))
  }
  const toggle = (name: string, wanted: boolean) => (wanted ? tools.show([...names, name]) : tools.hide(name))
  return (
    <>
      <ul className={shared.list} aria-label={table.columns}>
        {[...shown, ...hidden].map(({ name, label }) => {
          const place = names.indexOf(name)
          const isShown = place >= 0
          const side = columns[place]?.pin?.side
          return (
            <li
              key={name}
              className={classes.item}
              data-dragged={dragged === name || undefined}
              draggable={isShown}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(name)
              }}
              onDragOver={(event) => dragOver(event, name)}
              onDragEnd={() => setDragged(undefined)}
            >
              <IconGripVertical size={14} className={classes.grip} data-hidden={!isShown || undefined} aria-hidden />
              <Checkbox
                size="xs"
                className={classes.box ?? ''}
                label={label}
                checked={isShown}
                disabled={isShown && names.length === 1}
                onChange={(event) => toggle(name, event.currentTarget.checked)}
              />
              <ActionIcon size="sm" aria-label={m.up(label)} disabled={place <= 0} onClick={() => tools.move(name, -1)}>
                <IconArrowUp size={14} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size="sm"
                aria-label={m.down(label)}
                disabled={!isShown || place === names.length - 1}
                onClick={() => tools.move(name, 1)}
              >
                <IconArrowDown size={14} aria-hidden />
              </ActionIcon>
              {sides.map(([where, SideIcon]) => (
                <ActionIcon
                  key={where}
                  size="sm"
                  className={classes.pin ?? ''}
                  aria-label={m.pin[where](label)}
                  title={m.pin[where](label)}
                  aria-pressed={side === where}
                  disabled={!isShown}
                  onClick={() => tools.pin(name, side === where ? undefined : where)}
                >
                  <SideIcon size={14} aria-hidden />
                </ActionIcon>
              ))}
            </li>
          )
        })}
      </ul>
      <Button variant="subtle" size="xs" fullWidth mt={4} disabled={tools.isDefault} onClick={tools.reset}>
        {m.reset}
      </Button>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Renders a choice between a few values, applied at once. */
const Choice = <Value extends string>({ label, values, labels, value, onChoose }: ChoiceProps<Value>) => (
  <fieldset className={classes.choice} aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <span className={classes.values}>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {labels[each]}
        </button>
      ))}
    </span>
  </fieldset>
)

export const DisplayPopup = ({ target, ...props }: DisplayProps & { readonly target: PopupTarget }) => {
  const { table: m } = useMessages(commonMessages)
  const { display: words } = useMessages(tableMessages)
  return (
    <PopoverPopup target={target} label={m.display} position="bottom-end" padding={6}>
      {() => (
        <>
          <Choice
            label={words.flow}
            values={pagingModes}
            labels={words.flows}
            value={props.flow}
            onChoose={props.onFlow}
          />
          <Choice
            label={words.density}
            values={densities}
            labels={words.densities}
            value={props.density}
            onChoose={props.onDensity}
          />
          <h2 className={classes.title}>{m.columns}</h2>
          <Columns fields={props.fields} columns={props.columns} tools={props.tools} />
        </>
      )}
    </PopoverPopup>
  )
}
