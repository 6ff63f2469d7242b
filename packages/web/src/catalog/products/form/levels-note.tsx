import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { levelsOf } from '../levels-query.ts'
import { productMessages } from '../messages/index.ts'
import classes from './form.module.css'

/** What of a product is sold and still here, and what is to come, where there is any. */
export const LevelsNote = ({ id }: { readonly id: number }) => {
  const m = useMessages(productMessages).formPage
  const { days } = useFormats()
  const [levels] = useQuery(levelsOf(String(id))).data ?? []
  // Its place is kept while it is on its way.
  if (!levels) return <p className={classes.levels} />
  const { reserved, incoming, nextOn } = levels
  return (
    <p className={classes.levels}>
      {m.reserved(reserved)}
      {' · '}
      <Link to="/products/$id/overview" params={{ id: String(id) }} search={{ tab: 'deliveries' }}>
        {nextOn ? m.incoming(incoming, days(nextOn, nextOn)) : m.noneIncoming}
      </Link>
    </p>
  )
}
