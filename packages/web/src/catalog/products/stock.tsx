import { VisuallyHidden } from '@mantine/core'
import { lowStock } from '@quarterdeck/contract/kit/notice-events'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { productMessages } from './messages/index.ts'
import classes from './products.module.css'

interface Props {
  readonly stock: number
  /** Number of variants in the total. */
  readonly variants?: number
}

/** Shows the stock, marked if low, and whether it is a total of variants. */
export const Stock = ({ stock, variants = 0 }: Props) => {
  const { levels, sumOf } = useMessages(productMessages).list
  const { number } = useFormats()
  const level = stock > lowStock ? undefined : stock > 0 ? 'low' : 'out'
  const sum = variants > 0 && sumOf(variants)
  return (
    <span
      className={classes.stock}
      data-level={level}
      title={[level && levels[level], sum].filter(Boolean).join('\n') || undefined}
      data-figures
    >
      {sum && (
        <>
          <IconStack2 className={classes.sum ?? ''} size={14} stroke={1.75} aria-hidden />
          <VisuallyHidden>{sum} </VisuallyHidden>
        </>
      )}
      {number(stock)}
    </span>
  )
}
