import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import classes from './table-view.module.css'

interface Props {
  readonly label: string
  readonly sorted: 'asc' | 'desc' | false
  readonly onSort: (event: unknown) => void
}

/** The head of a column that can be sorted by; with Shift it is added to the columns sorted by already. */
export const SortHeader = ({ label, sorted, onSort }: Props) => {
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={classes.sort} onClick={onSort}>
      {label}
      <Arrow size={14} aria-hidden />
    </button>
  )
}
