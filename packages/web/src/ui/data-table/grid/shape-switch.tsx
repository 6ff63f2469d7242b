import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { type Shape, shapes } from '../list-view.ts'
import { tableMessages } from '../messages/index.ts'
import classes from './grid.module.css'

const icons = { table: IconTable, grid: IconLayoutGrid }

/** Chooses between a table and cards. */
export const ShapeSwitch = ({ shape, onShape }: { shape: Shape; onShape: (shape: Shape) => void }) => {
  const m = useMessages(tableMessages).grid
  return (
    <fieldset className={classes.switch} aria-label={m.label}>
      {shapes.map((each) => {
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
