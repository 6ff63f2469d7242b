import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { papers } from '@quarterdeck/contract/sales/papers'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import notice from '../../../kit/ui/notice.module.css'
import { Panel } from '../../../kit/ui/panel.tsx'
import { DocumentPages } from '../../../kit/ui/paper/paper.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { useDownload } from '../../../kit/ui/use-download.ts'
import { phone, useMedia } from '../../../kit/ui/use-media.ts'
import { salesMessages } from '../../messages/index.ts'
import { InvoiceAmounts, InvoiceBalance, InvoiceLines } from '../amounts.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoicePaper } from '../source.ts'

const EInvoiceDialog = lazy(async () => ({ default: (await import('../../e-invoice/index.ts')).EInvoiceDialog }))

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface Props {
  readonly invoice: Invoice
  /** True during deletion, when the document must not be loaded anymore. */
  readonly isLeaving: boolean
}

/** Renders links to print, download, and get the e-invoice. */
const Tools = ({ invoice: { id, state } }: Pick<Props, 'invoice'>) => {
  const { paper: m } = useMessages(salesMessages)
  const { save, isBusy } = useDownload()
  const [isAsked, setAsked] = useState(false)
  const button = { variant: 'default', size: 'xs' }
  return (
    <div className={classes.tools}>
      <Button
        {...button}
        leftSection={<IconDownload {...icon} />}
        loading={isBusy}
        onClick={() => void save(papers.invoicePdf.path, new URLSearchParams({ id }), `${id}.pdf`)}
      >
        {m.pdf}
      </Button>
      <Button
        {...button}
        leftSection={<IconPrinter {...icon} />}
        renderRoot={(props) => <Link to="/invoices/$id/document" params={{ id }} {...props} />}
      >
        {m.print}
      </Button>
      {state !== 'draft' && state !== 'void' && (
        <Button {...button} leftSection={<IconFileTypeXml {...icon} />} onClick={() => setAsked(true)}>
          {m.eInvoice}
        </Button>
      )}
      <Suspense>{isAsked && <EInvoiceDialog id={id} onClose={() => setAsked(false)} />}</Suspense>
    </div>
  )
}

/** Shows the printable document. */
const Sheet = ({ invoice: { id }, isLeaving }: Props) => {
  const { paper: m } = useMessages(invoiceMessages)
  const { data, error, refetch } = useQuery({ ...invoicePaper(id), enabled: !isLeaving })
  if (data)
    return (
      <>
        {data.lacking.length > 0 && (
          <div className={notice.bar} role="note">
            <p className={notice.text}>{m.lacking(data.lacking.join(' '))}</p>
          </div>
        )}
        <DocumentPages paper={data} isCropped />
      </>
    )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton width="100%" height={560} />
    </div>
  )
}

/** Shows the lines in readable size on a phone; the document opens on demand. */
const SmallDocument = (props: Props) => {
  const { paper: m } = useMessages(invoiceMessages)
  const [isShown, setShown] = useState(false)
  const { invoice } = props
  return (
    <>
      <InvoiceLines invoice={invoice} />
      <div className={classes.breakdown}>
        <InvoiceAmounts invoice={invoice} />
      </div>
      <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? m.hide : m.show}
      </Button>
      {isShown && <Sheet {...props} />}
    </>
  )
}

/** Shows the document, and the amounts still owed. */
export const DocumentPanel = (props: Props) => {
  const { paper: m } = useMessages(invoiceMessages)
  const isSmall = useMedia(phone)
  const { invoice } = props
  return (
    <Panel title={m.title} tools={<Tools invoice={invoice} />}>
      {isSmall ? (
        <SmallDocument {...props} />
      ) : (
        <>
          <Sheet {...props} />
          <div className={classes.breakdown}>
            <InvoiceBalance invoice={invoice} />
          </div>
        </>
      )}
    </Panel>
  )
}
