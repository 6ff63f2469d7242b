import { type Product, productList, products } from '@quarterdeck/contract/products'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { BinLink } from '../../bin/index.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePeeked } from '../../lib/peek.ts'
import { useMay } from '../../lib/session.ts'
import { LiveNotice } from '../../live/index.ts'
import { Peek } from '../../peek/index.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { ShapeSwitch } from '../../ui/data-table/grid/shape-switch.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import classes from '../../ui/quiet-tool.module.css'
import { StatePanel } from '../../ui/state-panel.tsx'
import { ToolLink } from '../../ui/tool-button.tsx'
import { Opening, SavedViews } from '../../views/index.ts'
import { useProductFields } from '../fields.tsx'
import { productMessages } from '../messages/index.ts'
import { useProductFacets } from './facets.ts'
import { idOfProduct, ownParameters, productCounts, productPage } from './list-query.ts'
import { listMessages } from './messages/index.ts'
import { ProductTabs } from './product-tabs.tsx'
import { useProductActions } from './use-product-actions.tsx'

const cards = {
  View: lazy(async () => ({ default: (await import('./product-cards.tsx')).ProductCards })),
  Switch: ShapeSwitch,
}

const editing = {
  load: async () => (await import('../product-cells.tsx')).ProductCell,
  loadPaste: () => import('../product-paste.tsx'),
}

const List = () => {
  const m = useMessages(productMessages)
  const words = useMessages(listMessages)
  const navigate = useNavigate()
  const mayWrite = useMay('products:write')
  const mayDelete = useMay('products:delete')
  const mayImport = useMay('imports:run')
  const state = useListState(productList, ownParameters)
  const fields = useProductFields()
  const facets = useProductFacets()
  const { actions, dialog } = useProductActions()
  const current = usePeeked('products')
  const openForm = (product: Product) => void navigate({ to: '/products/$id', params: { id: idOfProduct(product) } })
  const create = mayWrite && (
    <ToolLink to="/products/create" variant="filled" before={<IconPlus size={16} aria-hidden />}>
      {words.create}
    </ToolLink>
  )
  const importing = mayImport && (
    <ToolLink
      to="/products/import"
      variant="default"
      className={classes.quiet}
      before={<IconFileImport size={16} stroke={1.75} aria-hidden />}
    >
      {words.import}
    </ToolLink>
  )
  return (
    <Page
      title={m.list.title}
      layout="fill"
      actions={
        <>
          <SavedViews list="products" endpoint={products.list} spec={productList} />
          {mayDelete && <BinLink to="/products/bin" label={words.bin} />}
          {importing}
          {create}
        </>
      }
    >
      <ProductTabs state={state} />
      <DataTable
        label={m.list.title}
        name="products"
        spec={productList}
        state={state}
        pageOf={productPage}
        fields={fields}
        countsOf={productCounts}
        exportFrom={products.export}
        searchLabel={m.list.search}
        facets={facets}
        cards={cards}
        idOf={idOfProduct}
        nameOf={({ title }) => title}
        current={current}
        actions={actions}
        editing={mayWrite ? { ...editing, openForm } : undefined}
        notice={<LiveNotice entity="products" />}
        empty={
          <StatePanel
            picture={<IconPackage size={36} stroke={1.5} aria-hidden />}
            title={m.list.empty}
            text={words.emptyText}
          >
            {create}
            {importing}
          </StatePanel>
        }
      />
      <Peek beside />
      {dialog}
    </Page>
  )
}

export const ProductListPage = () => (
  <Opening list="products">
    <List />
  </Opening>
)
