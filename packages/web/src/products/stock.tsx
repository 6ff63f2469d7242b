import { lowStock } from '@quarterdeck/contract/notice-events'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { listMessages } from './list/messages/index.ts'
import classes from './stock.module.css'

/** How many pieces there are, marked where they are few. */
export const Stock = ({ stock }: { stock: number }) => {
  const { levels } = useMessages(listMessages)
  const { number } = useFormats()
  const level = stock > lowStock ? undefined : stock > 0 ? 'low' : 'out'
  return (
    <span className={classes.stock} data-level={level} title={level && levels[level]} data-figures>
      {number(stock)}
    </span>
  )
}
