import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import classes from '../data-table.module.css'

interface Props {
  /** Number of printed rows. */
  readonly shown: number
  readonly total: number
  readonly totalIsExact: boolean
}

/** Notes on the printed page that there are more rows, and how to print or export all. */
export const PrintedNote = ({ shown, total, totalIsExact }: Props) => {
  const { table: m } = useMessages(commonMessages)
  if (shown >= total) return null
  return <p className={classes.printed}>{m.printed(shown, total, totalIsExact)}</p>
}
