import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import classes from '../data-table.module.css'

interface Props {
  /** How many rows are printed. */
  readonly shown: number
  readonly total: number
  readonly totalIsExact: boolean
}

/** Says on paper that there are more rows than stand there, and how one gets all of them. */
export const PrintedNote = ({ shown, total, totalIsExact }: Props) => {
  const { table: m } = useMessages(commonMessages)
  if (shown >= total) return null
  return <p className={classes.printed}>{m.printed(shown, total, totalIsExact)}</p>
}
