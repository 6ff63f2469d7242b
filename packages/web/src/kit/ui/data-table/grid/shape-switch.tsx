import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { SwitchProps } from '../body.ts'
import { tableMessages } from '../messages/index.ts'
import classes from './grid.module.css'

const icons = { table: IconTable, grid: IconLayoutGrid, board: IconLayoutKanban }

/** Switches between table, cards and board. */
export const ShapeSwitch = ({ shape, offered, onShape }: SwitchProps) => {
  const m = useMessages(tableMessages).grid
  return (
    <fieldset className={classes.switch} aria-label={m.label}>
      {offered.map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-label={m.shapes[each]}
            title={m.shapes[each]}
            aria-pressed={each === shape}
            onClick={() => onShape(each)}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}
