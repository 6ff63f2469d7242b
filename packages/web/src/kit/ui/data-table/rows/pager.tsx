import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs'
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { SmallSelect } from '../../small-select.tsx'
import type { ListState } from '../use-list-state.ts'
import classes from './rows.module.css'

const sizes = [25, 50, 100, 200]

interface Props {
  readonly state: ListState
  /** Undefined during the first load. */
  readonly total: number | undefined
  readonly totalIsExact: boolean
}

export const Pager = ({ state, total = 0, totalIsExact }: Props) => {
  const { table: m } = useMessages(commonMessages)
  const { page, perPage } = state.request
  const pages = Math.max(1, Math.ceil(total / perPage))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1

  const step = (label: string, to: number, StepIcon: Icon) => (
    <ActionIcon
      aria-label={label}
      disabled={to === page || to < 1 || to > pages}
      onClick={() => state.change({ page: to })}
    >
      <StepIcon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return (
    <nav className={classes.pager} aria-label={m.pages}>
      <div className={classes.size}>
        <span aria-hidden="true">{m.perPage}</span>
        <SmallSelect label={m.perPage} value={perPage} onChoose={(size) => state.change({ perPage: Number(size) })}>
          {[...new Set([...sizes, perPage])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </SmallSelect>
      </div>
      <span className={classes.range} role="status">
        {total > 0 && m.range(Math.min(from, total), Math.min(page * perPage, total), total, totalIsExact)}
      </span>
      <div className={classes.steps}>
        {step(m.firstPage, 1, IconChevronsLeft)}
        {step(m.previousPage, page - 1, IconChevronLeft)}
        {step(m.nextPage, page + 1, IconChevronRight)}
        {step(m.lastPage, pages, IconChevronsRight)}
      </div>
    </nav>
  )
}
