import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './views.module.css'
import { countOf, type Viewed } from './views-query.ts'

/** How many records a view shows; beyond what is counted exactly, about how many. */
export const Count = ({ viewed, search }: { viewed: Viewed; search: string }) => {
  const m = useMessages(recordMessages).views
  const { number } = useFormats()
  const { data } = useQuery(countOf(viewed, search))
  if (!data) return null
  const text = `${data.totalIsExact ? '' : '≈ '}${number(data.total)}`
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{m.matches(text)}</VisuallyHidden>
    </span>
  )
}
