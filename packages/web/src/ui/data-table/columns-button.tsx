import { Button } from '@mantine/core'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { LazyPopup } from '../popup/lazy-popup.tsx'
import type { Column } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'
import type { Field } from './field.ts'
import classes from './toolbar.module.css'

const load = async () => (await import('./columns-panel.tsx')).ColumnsPopup

export interface ColumnsProps {
  readonly fields: readonly Pick<Field<never>, 'name' | 'label'>[]
  readonly columns: readonly {
    readonly field: Pick<Field<never>, 'name' | 'label'>
    readonly pin: Column<never>['pin']
  }[]
  readonly tools: ColumnTools
}

/** Which columns there are, in which order and at which side. */
export const ColumnsButton = (props: ColumnsProps) => {
  const { table: m } = useMessages(commonMessages)
  const target = (
    <Button
      variant="default"
      className={classes.tool ?? ''}
      leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
    >
      {m.columns}
    </Button>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={props} />
}
