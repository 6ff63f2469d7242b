import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useVisitor } from '../../kit/lib/session.ts'
import { supportMessages } from '../messages/index.ts'
import classes from './support.module.css'

/** Links to the contact form or a new ticket, prefilled with the search. */
export const StillNeedHelp = ({ q }: { readonly q: string }) => {
  const m = useMessages(supportMessages)
  const mayCreate = useVisitor()?.permissions.includes('tickets:write')
  return (
    <section className={classes.still} aria-labelledby="still-need-help">
      <div>
        <h2 id="still-need-help">{m.still.title}</h2>
        <p>{m.still.text}</p>
      </div>
      <div className={classes.ways}>
        <Button renderRoot={(props) => <Link to="/support/contact" search={q ? { message: q } : {}} {...props} />}>
          {m.still.contact}
        </Button>
        {mayCreate && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/support/create-ticket" search={q ? { subject: q } : {}} {...props} />}
          >
            {m.sections.create}
          </Button>
        )}
      </div>
    </section>
  )
}
