import { VisuallyHidden } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import classes from './table-view.module.css'

interface Props {
  readonly label: string
  readonly sorted: 'asc' | 'desc' | false
  /** Which of several columns sorted by it is, from 1. */
  readonly place: number | undefined
  /** `adds` keeps what the list is sorted by already. */
  readonly onSort: (adds: boolean) => void
}

/** The head of a column that can be sorted by; with Shift it is added to the columns sorted by already. */
export const SortHeader = ({ label, sorted, place, onSort }: Props) => {
  const { table: m } = useMessages(commonMessages)
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={sorted || undefined}
      onClick={({ shiftKey }) => onSort(shiftKey)}
    >
      <span className={classes.name}>{label}</span>
      {place && (
        <>
          <span className={classes.place} aria-hidden="true">
            {place}
          </span>
          <VisuallyHidden>{`, ${m.sortPlace(place)}, ${sorted === 'desc' ? m.descending : m.ascending}`}</VisuallyHidden>
        </>
      )}
    </button>
  )
}
