import { Button } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { ReadOnlyNote } from '../../../kit/ui/form/read-only-note.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { productRecord } from '../../reference/index.ts'
import { productMessages } from '../messages/index.ts'
import { productSource } from '../source.ts'
import { ProductStatusBadge } from '../status.tsx'
import { ProductFormFields } from './form-fields.tsx'
import { ProductFormSkeleton } from './form-skeleton.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { useProductForm } from './use-product-form.ts'

const DuplicateDialog = lazy(async () => ({ default: (await import('./duplicate-dialog.tsx')).DuplicateDialog }))

const EditForm = ({ id }: { readonly id: string }) => {
  const { form: m, fields } = useMessages(productMessages)
  const { actions } = useMessages(commonMessages)
  const { date, moment } = useFormats()
  const mayWrite = usePermission('products:write')
  const mayDelete = usePermission('products:delete')
  const leadOn = useNavigateIfHere()
  const { data: product } = useSuspenseQuery(productRecord(id))
  const { model, base, conflict, resolve, giveUpConflict } = useProductForm(product)
  const deleteProducts = useDelete(productSource)
  const [isCopying, setCopying] = useState(false)
  const leaving = useRef(false)

  const remove = async () => {
    if (leaving.current) return
    leaving.current = true
    if (await deleteProducts([base])) {
      model.draft.forget()
      await leadOn({ to: '/products', search: savedSearchOf('/products') })
    } else leaving.current = false
  }
  return (
    <Page
      title={base.title}
      layout="narrow"
      about={
        <>
          <ProductStatusBadge status={base.status} />
          <span>{base.publishAt ? m.scheduledFor(moment(base.publishAt)) : m.addedOn(date(base.createdAt))}</span>
        </>
      }
      actions={
        <>
          <RecordPager list="/products" spec={productSource.spec} pageOf={productSource.page} idOf={idOf} id={id} />
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
              onClick={() => setCopying(true)}
            >
              {m.duplicate}
            </Button>
          )}
          {mayDelete && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => void remove()}
            >
              {actions.delete}
            </Button>
          )}
        </>
      }
    >
      <RecordNotice entity="products" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {!mayWrite && <ReadOnlyNote>{m.readOnly}</ReadOnlyNote>}
      <RecordForm
        model={model}
        labels={{ ...fields, stockBy: m.stockBy, reason: m.stockReason }}
        saveLabel={actions.save}
        readOnly={!mayWrite}
        mayLeave={() => leaving.current}
        cancel={
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/products" search={savedSearchOf('/products')} {...props} />}
          >
            {actions.cancel}
          </Button>
        }
      >
        <ProductFormFields known={product} />
      </RecordForm>
      {isCopying && (
        <Suspense>
          <DuplicateDialog id={id} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {conflict && (
        <ProductConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** Renders the product form; another id in the URL remounts it. */
export const ProductEditPage = () => {
  const { id } = useParams({ from: '/shell/products/$id' })
  return (
    <Suspense key={id} fallback={<ProductFormSkeleton />}>
      <EditForm id={id} />
    </Suspense>
  )
}
