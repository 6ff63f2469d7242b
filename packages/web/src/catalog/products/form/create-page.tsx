import { Button } from '@mantine/core'
import { products } from '@quarterdeck/contract/catalog/products'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { entityOf } from '../../../kit/lib/api/queries.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { Permitted } from '../../../kit/session/index.ts'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { useRecordForm } from '../../../kit/ui/form/use-record-form.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { productRecord } from '../../reference/index.ts'
import { productMessages } from '../messages/index.ts'
import { blank, draftOf, type ProductInput, productInput } from '../product-input.ts'
import { copiedProduct, copyPartsIn } from './copied-product.ts'
import { ProductFormFields } from './form-fields.tsx'
import { ProductFormSkeleton } from './form-skeleton.tsx'

/** @param name key of its unsaved draft */
const CreateForm = ({ values, name }: { readonly values: ProductInput; readonly name: string }) => {
  const { fields, form: m } = useMessages(productMessages)
  const common = useMessages(commonMessages)
  const leadOn = useNavigateIfHere()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)

  const model = useRecordForm<ProductInput>({
    schema: productInput(blank),
    values,
    save: async (typed) => {
      const body = draftOf(typed)
      const sent = model.form.getValues()
      const { data, batch } = await call(products.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      const { id, title, version } = data.product
      const isMore = model.draft.moveTo(`products/${id}`, version, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(products.create)] })
      offer(m.created(title), batch)
      // What was typed while it was on its way is still to be saved.
      await leadOn(isMore ? { to: '/products/$id', params: { id: String(id) } } : { to: '/products' })
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name, enabled: true },
  })
  return (
    <Page title={m.createTitle} layout="narrow">
      <RecordForm
        model={model}
        labels={fields}
        saveLabel={m.create}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/products" {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <ProductFormFields />
      </RecordForm>
    </Page>
  )
}

/** Creates a product from parts of another. */
const CopyForm = ({ from, copy }: { readonly from: string; readonly copy: unknown }) => {
  const m = useMessages(productMessages).form
  const { data: product } = useSuspenseQuery(productRecord(from))
  return <CreateForm values={copiedProduct(product, copyPartsIn(copy), m.copyOf)} name={`products/create/${from}`} />
}

const AnyForm = () => {
  const { from, copy } = useSearch({ from: '/shell/products/create' })
  return (
    <Suspense key={`${from}/${copy}`} fallback={<ProductFormSkeleton isNew />}>
      {from === undefined ? (
        <CreateForm values={blank} name="products/create" />
      ) : (
        <CopyForm from={String(from)} copy={copy} />
      )}
    </Suspense>
  )
}

export const ProductCreatePage = () => {
  const { form } = useMessages(productMessages)
  return (
    <Permitted needs="products:write" title={form.createTitle}>
      <AnyForm />
    </Permitted>
  )
}
