import { type Listed, listed } from '@quarterdeck/contract/kit/entities'
import { accessViews } from './access.ts'
import { billingViews } from './billing.ts'
import { bulkViews } from './bulk.ts'
import { dashboardViews } from './dashboards.ts'
import { entranceViews } from './entrance.ts'
import { invoiceViews } from './invoices.ts'
import { kanbanViews } from './kanban.ts'
import { leavingViews } from './leaving.ts'
import { liveViews } from './live.ts'
import { orderViews } from './orders.ts'
import { plainViews } from './plain.ts'
import { productFormViews } from './product-form.ts'
import { productListViews } from './product-list.ts'
import { productOverviewViews } from './product-overview.ts'
import { reviewViews } from './reviews.ts'
import { seriesViews } from './series.ts'
import { settingsViews } from './settings.ts'
import { shellViews } from './shell.ts'
import { supportViews } from './support.ts'
import { ticketViews } from './tickets.ts'
import { userViews } from './users.ts'
import type { View } from './view.ts'

/** Views of lists with screens of their own. */
const ownViews: Readonly<Partial<Record<Listed, readonly View[]>>> = {
  users: userViews,
  orders: orderViews,
  products: [...productFormViews, ...productOverviewViews, ...productListViews],
  reviews: reviewViews,
  invoices: invoiceViews,
  series: seriesViews,
  tickets: ticketViews,
}

/** The entities without screens of their own. */
export const plainEntities = listed.filter((entity) => !(entity in ownViews))

/** All screens and states, for axe, the pseudo-language and the visual book. */
export const views: readonly View[] = [
  ...shellViews,
  ...entranceViews,
  ...accessViews,
  ...dashboardViews,
  ...Object.values(ownViews).flat(),
  ...plainEntities.flatMap(plainViews),
  ...kanbanViews,
  ...liveViews,
  ...bulkViews,
  ...settingsViews,
  ...billingViews,
  ...leavingViews,
  ...supportViews,
]
