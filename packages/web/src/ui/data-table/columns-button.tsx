import { Button, Popover } from '@mantine/core'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { Column } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'
import type { Field } from './field.ts'
import classes from './toolbar.module.css'

const load = () => import('./columns-panel.tsx')
const ColumnsPanel = lazy(async () => ({ default: (await load()).ColumnsPanel }))

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
  const [opened, setOpened] = useState(false)
  return (
    <Popover position="bottom-end" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.tool ?? ''}
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
          onPointerEnter={() => void load()}
          onClick={() => setOpened(!opened)}
        >
          {m.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={m.columns}>
        {opened && (
          <Suspense>
            <ColumnsPanel {...props} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
