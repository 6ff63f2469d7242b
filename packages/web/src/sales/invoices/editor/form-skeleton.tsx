import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'

/** Skeleton of the form while its invoice loads. */
export const InvoiceFormSkeleton = ({ isNew = false }: { readonly isNew?: boolean }) => {
  const m = useMessages(invoiceMessages).editor
  return (
    <Page
      title={isNew ? m.createTitle : m.editTitle}
      {...(!isNew && { about: <Skeleton width={72} height={22} />, actions: <Skeleton width={92} height={36} /> })}
    >
      <div className={classes.desk} aria-busy="true">
        <div className={classes.sheet}>
          <div className={classes.head}>
            <Skeleton width={140} height={32} />
            <Skeleton width={180} height={24} />
          </div>
          <div className={classes.facts}>
            <div className={classes.customer}>
              <FieldSkeleton />
              <Skeleton width="60%" height={isNew ? 36 : 76} />
            </div>
            <Skeleton width="60%" height={76} />
          </div>
          <Skeleton width="100%" height={160} />
        </div>
        <div className={classes.settings}>
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
      </div>
    </Page>
  )
}
