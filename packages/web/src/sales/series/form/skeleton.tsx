import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { seriesMessages } from '../messages/index.ts'
import classes from '../series.module.css'

/** Skeleton of the form while its series loads. */
export const SeriesFormSkeleton = ({ isNew = false }: { readonly isNew?: boolean }) => {
  const { form: m } = useMessages(seriesMessages)
  return (
    <Page title={isNew ? m.createTitle : m.editTitle}>
      <div aria-busy="true">
        <Panel title={m.schedule}>
          <div className={classes.fields}>
            <FieldSkeleton />
            <FieldSkeleton />
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        </Panel>
        <Skeleton width="100%" height={320} />
      </div>
    </Page>
  )
}
