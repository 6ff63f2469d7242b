import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { Timeline, TimelineSkeleton, Versions } from '../../../kit/records/history/index.ts'
import { Notes } from '../../../kit/records/notes/index.ts'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { LazyDeliveryBoard } from '../../deliveries/index.ts'
import { ReviewBoard } from '../../reviews/index.ts'
import { productMessages } from '../messages/index.ts'
import { useVariantName } from '../variants/variant-name.tsx'
import classes from './overview.module.css'
import { type Tab, tabs, useOverviewAddress } from './overview-address.ts'

/** Fields changed by amounts, which cannot be restored to an earlier value. */
const counted = ['stock', 'variantStocks']

const Deliveries = ({ product: { id, stock, variants } }: { product: ProductRecord }) => {
  const nameOf = useVariantName()
  const kinds = variants.map((variant) => ({ id: variant.id, name: nameOf(variant), stock: variant.stock }))
  return <LazyDeliveryBoard product={{ id, stock, kinds }} />
}

const Section = ({ tab, product }: { tab: Tab; product: ProductRecord }) => {
  const record = String(product.id)
  if (tab === 'reviews') return <ReviewBoard product={product} />
  if (tab === 'deliveries') return <Deliveries product={product} />
  if (tab === 'notes')
    return (
      <div className={classes.timeline}>
        <Notes about={{ entity: 'products', record }} />
      </div>
    )
  return (
    <div className={classes.timeline}>
      {tab === 'timeline' ? (
        <Timeline
          where={[{ field: 'aboutProduct', op: 'in', values: [product.id] }]}
          home={{ entity: 'products', record }}
        />
      ) : (
        <Versions place={{ entity: 'products', record }} but={counted} />
      )}
    </div>
  )
}

/** Renders the tabs of the page: reviews, deliveries, notes, timeline. */
export const OverviewSections = ({ product }: { product: ProductRecord }) => {
  const m = useMessages(productMessages).overview
  const { id, tab } = useOverviewAddress()
  const mayReadReviews = usePermission('reviews:read')
  const mayReadNotes = usePermission('notes:read')
  const mayReadChanges = usePermission('changes:read')
  const mayShow: Readonly<Record<Tab, boolean>> = {
    reviews: mayReadReviews,
    deliveries: true,
    notes: mayReadNotes,
    timeline: mayReadChanges,
    versions: mayReadChanges,
  }
  const shown = tabs.filter((each) => mayShow[each])
  const current = shown.find((each) => each === tab) ?? shown[0]
  if (!current) return null
  return (
    <>
      <Tabs
        label={m.sections}
        current={current}
        tabs={shown.map((each) => ({
          name: each,
          label: m.tabs[each],
          link: { to: '/products/$id/overview', params: { id }, search: each === shown[0] ? {} : { tab: each } },
          ...(each === 'reviews' && { count: product.totalReviews }),
        }))}
      />
      {/* Its words may still be on their way: that is no reason to take the product away. */}
      <Suspense fallback={<TimelineSkeleton />}>
        <Section tab={current} product={product} />
      </Suspense>
    </>
  )
}
