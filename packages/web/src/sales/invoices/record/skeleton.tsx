import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../../kit/records/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Bars, Skeleton } from '../../../kit/ui/skeleton.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { invoiceMessages } from '../messages/index.ts'

/** Skeleton of an invoice. */
export const InvoiceSkeleton = () => {
  const { record: m, paper, title, fields } = useMessages(invoiceMessages)
  const { history } = useMessages(recordMessages).panel
  return (
    <Page title={title} about={<Skeleton width={240} height={22} />} actions={<Skeleton width={180} height={36} />}>
      <div className={classes.columns} aria-busy="true">
        <div className={classes.column}>
          <Panel title={paper.title}>
            <Skeleton width="100%" height={560} />
          </Panel>
          <Panel title={history}>
            <Bars widths={[280, 240]} height={32} />
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel title={fields.customer}>
            <Bars widths={[200, 160, 180, 140]} height={32} />
          </Panel>
          <Panel title={m.details}>
            <Bars widths={[120, 110, 90, 80]} height={40} />
          </Panel>
        </div>
      </div>
    </Page>
  )
}
