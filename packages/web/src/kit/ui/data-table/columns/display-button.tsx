import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { LazyPopup } from '../../popup/lazy-popup.tsx'
import { ToolButton } from '../../tool-button.tsx'
import classes from '../data-table.module.css'
import type { Field } from '../field.ts'
import type { Density, Flow } from '../list-view.ts'
import type { Column } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'

const load = async () => (await import('./display-panel.tsx')).DisplayPopup

export interface DisplayProps {
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
  readonly columns: readonly {
    readonly field: Pick<Field<never>, 'name' | 'label'>
    readonly pin: Column<never>['pin']
  }[]
  readonly tools: ColumnTools
  readonly density: Density
  readonly onDensity: (density: Density) => void
  readonly flow: Flow
  readonly onFlow: (flow: Flow) => void
}

/** Renders the button for display settings: columns, density, pages or continuous scrolling. */
export const DisplayButton = (props: DisplayProps) => {
  const { table: m } = useMessages(commonMessages)
  const target = (
    <ToolButton
      variant="default"
      className={classes.tool}
      data-view="display"
      before={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
    >
      {m.display}
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}
