import { ActionIcon } from '@mantine/core'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Counts } from '../../../lib/list-page.ts'
import { commonMessages } from '../../messages/index.ts'
import classes from '../data-table.module.css'
import type { Facet } from '../field.ts'
import type { ListState } from '../use-list-state.ts'

const FiltersSheet = lazy(async () => ({ default: (await import('./filters-sheet.tsx')).FiltersSheet }))

export interface FiltersProps {
  readonly facets: readonly Facet[]
  readonly state: ListState
  readonly counts: Counts | undefined
}

/** Opens all filters, on a phone. */
export const FiltersButton = (props: FiltersProps) => {
  const { table: m } = useMessages(commonMessages)
  const [sheet, setSheet] = useState({ needed: false, opened: false })
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        className={classes.filters ?? ''}
        data-active={props.state.where.length > 0 || undefined}
        aria-label={m.filters}
        aria-expanded={sheet.opened}
        onClick={() => setSheet({ needed: true, opened: true })}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      {sheet.needed && (
        <Suspense>
          <FiltersSheet {...props} opened={sheet.opened} onClose={() => setSheet({ needed: true, opened: false })} />
        </Suspense>
      )}
    </>
  )
}
