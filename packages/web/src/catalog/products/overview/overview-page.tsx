import type { Product } from '@quarterdeck/contract/catalog/products'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { SidePanel } from '../../../kit/records/panel/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import tabClasses from '../../../kit/ui/tabs/tabs.module.css'
import { TilesSkeleton } from '../../../kit/ui/tiles/tiles.tsx'
import { productRecord } from '../../reference/index.ts'
import { stockLevelsQuery } from '../levels-query.ts'
import { productMessages } from '../messages/index.ts'
import { productSource } from '../source.ts'
import { ProductStatusBadge } from '../status.tsx'
import { OverviewActions } from './actions.tsx'
import { Details } from './details.tsx'
import galleryClasses from './gallery/gallery.module.css'
import { Gallery } from './gallery/gallery.tsx'
import classes from './overview.module.css'
import { useOverviewAddress } from './overview-address.ts'
import { figuresOf } from './overview-query.ts'
import { ProductTiles } from './product-tiles.tsx'
import { OverviewSections } from './sections.tsx'

/** Skeleton of the product page. */
const OverviewSkeleton = () => {
  const m = useMessages(productMessages).overview
  return (
    <Page title={m.title} about={<Skeleton width={240} height={22} />} actions={<Skeleton width={180} height={36} />}>
      <div className={classes.first} aria-busy="true">
        <div className={galleryClasses.main} />
        <div className={classes.details}>
          <Skeleton width={140} height={36} />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
          <div className={classes.facts}>
            {[120, 96, 64, 180, 140, 160].map((width) => (
              <div key={width}>
                <Skeleton width={80} height={20} />
                <Skeleton width={width} height={20} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <TilesSkeleton count={8} />
      <div className={tabClasses.tabs}>
        <div className={tabClasses.tab} />
      </div>
    </Page>
  )
}

const About = ({ product: { status, createdAt, publishAt } }: { product: Product }) => {
  const m = useMessages(productMessages).overview
  const { date, instant, moment } = useFormats()
  return (
    <>
      <ProductStatusBadge status={status} />
      <time dateTime={createdAt} title={instant(createdAt)}>
        {m.created(date(createdAt))}
      </time>
      {status === 'Draft' && publishAt && <time dateTime={publishAt}>{m.publishesOn(moment(publishAt))}</time>}
    </>
  )
}

const Figures = ({ product }: { product: Product }) => {
  const mayRead = usePermission('orders:read')
  const id = String(product.id)
  const figures = useQuery({ ...figuresOf(id), enabled: mayRead })
  const levels = useQuery({ ...stockLevelsQuery(id), enabled: mayRead })
  if (!mayRead) return null
  const failed = [figures, levels].find(({ error }) => error)
  if (failed?.error) return <ProblemPanel error={failed.error} onRetry={() => void failed.refetch()} />
  const [level] = levels.data ?? []
  return figures.data && level ? (
    <ProductTiles product={product} figures={figures.data} levels={level} />
  ) : (
    <TilesSkeleton count={8} />
  )
}

const Overview = ({ id }: { id: string }) => {
  const { data: product } = useSuspenseQuery(productRecord(id))
  return (
    <Page
      title={product.title}
      about={<About product={product} />}
      actions={
        <>
          <RecordPager list="/products" spec={productSource.spec} pageOf={productSource.page} idOf={idOf} id={id} />
          <OverviewActions product={product} />
        </>
      }
    >
      <RecordNotice entity="products" record={id} version={product.version} isEdited={false} />
      <div className={classes.first}>
        <Gallery product={product} />
        <Details product={product} />
      </div>
      <Figures product={product} />
      <OverviewSections product={product} />
      <SidePanel />
    </Page>
  )
}

/** Renders the product page; another id in the URL remounts it. */
export const ProductOverviewPage = () => {
  const { id } = useOverviewAddress()
  return (
    <Suspense key={id} fallback={<OverviewSkeleton />}>
      <Overview id={id} />
    </Suspense>
  )
}
