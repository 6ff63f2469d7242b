/** The fixed lists of the specification; without zod, so that any screen may have them. */
export const userStatuses = ['Active', 'Banned', 'Pending', 'Rejected'] as const
export type UserStatus = (typeof userStatuses)[number]

/** Somebody closes their account: for the time being, or so that nothing of them stays. It stands beside the status. */
export const leavingKinds = ['deactivate', 'delete'] as const
export type LeavingKind = (typeof leavingKinds)[number]

export const jobTitles = ['UX Designer', 'Data Scientist', 'Sales Manager', 'HR Manager', 'IT Support'] as const
export type JobTitle = (typeof jobTitles)[number]

/** In option lists lower-case, in order data capitalised; both are accepted. */
export const orderStatuses = ['Delivered', 'Shipping', 'New', 'Pending', 'Return'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Of an order: its customer had none before, or had some. */
export const orderBuyers = ['new', 'returning'] as const
export type OrderBuyer = (typeof orderBuyers)[number]

/** How far an order is paid, by its invoice, or that it was changed since that was made. */
export const orderBills = ['none', 'due', 'partlyPaid', 'paid', 'credited', 'changed'] as const
export type OrderBill = (typeof orderBills)[number]

/** Why something came back, or was paid back. */
export const returnCauses = [
  ...(['Other', 'Damaged', 'Wrong item', 'Not as described', 'Does not fit', 'Changed mind', 'Too late'] as const),
] as const
export type ReturnCause = (typeof returnCauses)[number]

/** Those of orders that were sent back; of some nobody said why. */
export const orderReturnCauses = [...returnCauses, 'Unknown'] as const
export type OrderReturnCause = (typeof orderReturnCauses)[number]

export const paymentMethods = ['Credit Card', 'Paypal', 'Visa Card', 'Master Card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How an invoice is paid: as an order is, or otherwise. */
export const paymentWays = [...paymentMethods, 'Bank Transfer', 'Cash', 'Customer Credit'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const ticketStatuses = ['Open', 'Closed', 'Pending'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Where a ticket is on its way, as its status and the moment say: one that is put off comes back by itself. */
export const ticketStates = ['open', 'pending', 'snoozed', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** From the least to the most urgent. */
export const ticketPriorities = ['Low', 'Normal', 'High', 'Urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

export const ticketCategories = [
  'General',
  'Order',
  'Delivery',
  'Return',
  'Invoice',
  'Product',
  'Account',
  'Technical',
] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** How near the next time is at which something is due of a ticket. */
export const ticketDues = ['broken', 'soon', 'later', 'none'] as const
export type TicketDue = (typeof ticketDues)[number]

/** Who wrote a message of a ticket, and to whom. */
export const messageSides = ['customer', 'agent'] as const
export type MessageSide = (typeof messageSides)[number]

/** How a message came in, or went out. */
export const messageWays = ['product', 'mail', 'form'] as const
export type MessageWay = (typeof messageWays)[number]

export const productStatuses = ['Published', 'Draft'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** A hidden review is kept, and counts for nothing. */
export const reviewStatuses = ['Visible', 'Hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const productSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const
export const productColors = ['blue', 'red', 'orange', 'green', 'purple', 'pink'] as const
export const productCategories = [
  'fashion',
  'electronics',
  'furniture',
  'home-kitchen',
  'accessories',
  'office',
  'sports-outdoors',
  'kitchen-dining',
  'stationery',
] as const

export const invoiceStatuses = ['pending', 'complete'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Where an invoice is on its way, as its facts and the day say. */
export const invoiceStates = [
  'draft',
  'issued',
  'sent',
  'viewed',
  'partlyPaid',
  'overdue',
  'paid',
  'credited',
  'void',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What a series makes on each of its dates. */
export const seriesKinds = ['draft', 'invoice', 'send'] as const
export type SeriesKind = (typeof seriesKinds)[number]

/** Whether somebody lets a series go on. */
export const seriesStatuses = ['active', 'paused'] as const
export type SeriesStatus = (typeof seriesStatuses)[number]

/** Ended is one that has no further date. */
export const seriesStates = [...seriesStatuses, 'ended'] as const
export type SeriesState = (typeof seriesStates)[number]

/** Why a series paused by itself. */
export const seriesTroubles = ['customer', 'failed'] as const
export type SeriesTrouble = (typeof seriesTroubles)[number]

/** From when on the amounts, the lines and the customer of an invoice stay as they are. */
export const invoiceLocks = ['never', 'sent', 'issued'] as const
export type InvoiceLock = (typeof invoiceLocks)[number]

/** In these, money is owed. */
export const openInvoiceStates = [
  'issued',
  'sent',
  'viewed',
  'partlyPaid',
  'overdue',
] as const satisfies readonly InvoiceState[]
