import { type AllCollections, plain } from './db/collection.ts'
import { collection as deliveries } from './deliveries/index.ts'
import { collection as invoices } from './invoices/index.ts'
import { collection as notes } from './notes/index.ts'
import { collection as orders } from './orders/index.ts'
import { importer as importOfProducts, collection as products } from './products/index.ts'
import { stored as refunds } from './refunds/index.ts'
import { collection as reviews } from './reviews/index.ts'
import { collection as shipments } from './shipments/index.ts'
import { collection as tickets } from './tickets/index.ts'
import { importer as importOfUsers, collection as users } from './users/index.ts'

/** How each entity is stored: whatever is done with any record walks over this. */
export const collections: AllCollections = {
  users: plain({ ...users, importer: importOfUsers }),
  orders: plain(orders),
  products: plain({ ...products, importer: importOfProducts }),
  deliveries: plain(deliveries),
  reviews: plain(reviews),
  invoices: plain(invoices),
  tickets: plain(tickets),
  notes: plain(notes),
  refunds: plain(refunds),
  shipments: plain(shipments),
}
