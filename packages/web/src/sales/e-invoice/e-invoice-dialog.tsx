import { Button } from '@mantine/core'
import { eInvoices, type MissingTerm } from '@quarterdeck/contract/sales/e-invoices'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import dialog from '../../kit/ui/dialog.module.css'
import { ModalFrame } from '../../kit/ui/modal-frame.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useDownload } from '../../kit/ui/use-download.ts'
import { eInvoiceMessages } from './messages/index.ts'

interface Props {
  /** Number of an invoice or a credit note. */
  readonly id: string
  readonly onClose: () => void
}

const isOf = (lack: MissingTerm, who: 'seller' | 'invoice'): boolean =>
  lack !== 'issued' && lack.startsWith('seller') === (who === 'seller')

/** Lists missing terms, with links to where they are entered. */
const Missing = ({ missing, invoice }: { readonly missing: readonly MissingTerm[]; readonly invoice: string }) => {
  const m = useMessages(eInvoiceMessages)
  return (
    <>
      <p>{m.lacking}</p>
      <ul>
        {missing.map((lack) => (
          <li key={lack}>{m.lacks[lack]}</li>
        ))}
      </ul>
      <div className={dialog.actions}>
        {missing.some((lack) => isOf(lack, 'seller')) && (
          <Button variant="default" renderRoot={(props) => <Link to="/settings/company" {...props} />}>
            {m.toCompany}
          </Button>
        )}
        {missing.some((lack) => isOf(lack, 'invoice')) && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/invoices/$id" params={{ id: invoice }} {...props} />}
          >
            {m.toInvoice}
          </Button>
        )}
      </div>
    </>
  )
}

/** Offers the e-invoice in two formats, or lists what it still needs. */
export const EInvoiceDialog = ({ id, onClose }: Props) => {
  const m = useMessages(eInvoiceMessages)
  const { save, isBusy } = useDownload()
  const { data, error, refetch } = useQuery({ ...reading(eInvoices.check, { id }), staleTime: 0 })
  const download = async (form: 'pdf' | 'xml') => {
    if (await save(eInvoices[form].path, new URLSearchParams({ id }), `${id}.${form}`)) onClose()
  }
  return (
    <ModalFrame opened title={m.title(id)} onClose={onClose}>
      {!data &&
        (error ? <ProblemPanel error={error} onRetry={() => void refetch()} /> : <Skeleton width="100%" height={96} />)}
      {data && data.missing.length > 0 && <Missing missing={data.missing} invoice={data.invoiceId} />}
      {data?.missing.length === 0 && (
        <>
          <p>{m.ready}</p>
          <ul className={shared.stack8}>
            <li>{m.files.pdf}</li>
            <li>{m.files.xml}</li>
          </ul>
          <div className={dialog.actions}>
            <Button variant="default" disabled={isBusy} onClick={() => void download('xml')}>
              {m.download.xml}
            </Button>
            <Button loading={isBusy} onClick={() => void download('pdf')}>
              {m.download.pdf}
            </Button>
          </div>
        </>
      )}
    </ModalFrame>
  )
}
