import { leavingNotices } from './account/deactivation/index.ts'
import { productSubscribers } from './catalog/products/index.ts'
import type { Subscriber } from './kit/context.ts'
import { userSubscribers } from './people/users/index.ts'
import { companyNotices } from './sales/company/index.ts'
import { mailTextNotices } from './sales/mail-texts/index.ts'
import { mentionNotices } from './sales/notes/index.ts'
import { orderNotices } from './sales/orders/index.ts'
import { refundNotices } from './sales/refunds/index.ts'
import { pauseNotices } from './sales/series/index.ts'
import { clockSubscriber } from './support/due-times/index.ts'
import { mailSubscriber } from './support/messages/index.ts'
import { ticketNotices } from './support/tickets/index.ts'

/** Subscribers to changes of records, in the order in which they run. */
export const subscribers: readonly Subscriber[] = [
  clockSubscriber,
  mailSubscriber,
  ...ticketNotices,
  ...productSubscribers,
  orderNotices,
  refundNotices,
  pauseNotices,
  companyNotices,
  mailTextNotices,
  mentionNotices,
  ...userSubscribers,
  leavingNotices,
]
