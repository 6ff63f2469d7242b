import * as deliveries from './catalog/deliveries/index.ts'
import * as products from './catalog/products/index.ts'
import * as reviews from './catalog/reviews/index.ts'
import * as users from './people/users/index.ts'
import { type AllCollections, plain } from './records/collection.ts'
import * as invoices from './sales/invoices/index.ts'
import * as notes from './sales/notes/index.ts'
import * as orders from './sales/orders/index.ts'
import * as refunds from './sales/refunds/index.ts'
import * as shipments from './sales/shipments/index.ts'
import * as tickets from './tickets/index.ts'

/** How each entity is stored: whatever is done with any record walks over this. */
export const collections: AllCollections = {
  users: plain({ ...users.collection, importer: users.importer, find: users.find }),
  orders: plain({ ...orders.collection, find: orders.find }),
  products: plain({ ...products.collection, importer: products.importer, find: products.find }),
  deliveries: plain(deliveries.collection),
  reviews: plain({ ...reviews.collection, find: reviews.find }),
  invoices: plain({ ...invoices.collection, find: invoices.find }),
  tickets: plain({ ...tickets.collection, find: tickets.find }),
  notes: plain(notes.collection),
  refunds: plain(refunds.stored),
  shipments: plain(shipments.collection),
}
