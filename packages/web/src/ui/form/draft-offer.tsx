import { Button } from '@mantine/core'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import classes from '../notice.module.css'
import { formMessages } from './messages/index.ts'
import type { FormDraft } from './use-draft.ts'

/** Unsaved changes of an earlier visit: nothing happens to them before the person says so. */
export const DraftOffer = ({ draft }: { draft: FormDraft }) => {
  const { draft: m } = useMessages(formMessages)
  const { moment } = useFormats()
  if (!draft.found) return null
  return (
    <div className={classes.bar} role="status">
      <p className={classes.text}>
        {m.found(moment(draft.found.at))} {draft.isOutdated && m.changedSince}
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
