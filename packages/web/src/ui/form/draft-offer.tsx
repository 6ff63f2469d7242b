import { Button } from '@mantine/core'
import { formatTag, type Locale } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import classes from '../notice.module.css'
import { formMessages } from './messages/index.ts'
import type { FormDraft } from './use-draft.ts'

/** Today's time, or the day with it. */
const momentOf = (iso: string, locale: Locale) => {
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(formatTag[locale], {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at)
}

/** Unsaved changes of an earlier visit: nothing happens to them before the person says so. */
export const DraftOffer = ({ draft }: { draft: FormDraft }) => {
  const { draft: m } = useMessages(formMessages)
  const locale = useLocale()
  if (!draft.found) return null
  return (
    <div className={classes.bar} role="status">
      <p className={classes.text}>
        {m.found(momentOf(draft.found.at, locale))} {draft.isOutdated && m.changedSince}
      </p>
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={draft.discard}>
          {m.discard}
        </Button>
        <Button size="xs" onClick={draft.restore}>
          {m.restore}
        </Button>
      </div>
    </div>
  )
}
