/** Fixed lists of the specification. Free of zod, so that every screen can import them. */
export const userStatuses = ['Active', 'Banned', 'Pending', 'Rejected'] as const
export type UserStatus = (typeof userStatuses)[number]

/** Ways to close an account: temporarily, or with erasure of the data. Independent of the status. */
export const leavingKinds = ['deactivate', 'delete'] as const
export type LeavingKind = (typeof leavingKinds)[number]

export const jobTitles = ['UX Designer', 'Data Scientist', 'Sales Manager', 'HR Manager', 'IT Support'] as const
export type JobTitle = (typeof jobTitles)[number]

/** Order statuses. Options list them in lower case and orders contain them capitalized; requests may use either. */
export const orderStatuses = ['Delivered', 'Shipping', 'New', 'Pending', 'Return'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** New or returning customer at the time of an order. */
export const orderBuyers = ['new', 'returning'] as const
export type OrderBuyer = (typeof orderBuyers)[number]

/** Payment state of an order by its invoice, or `changed` if the order differs from it. */
export const orderBills = ['none', 'due', 'partlyPaid', 'paid', 'credited', 'changed'] as const
export type OrderBill = (typeof orderBills)[number]

/** Reasons of a return or a refund. */
export const returnCauses = [
  ...(['Other', 'Damaged', 'Wrong item', 'Not as described', 'Does not fit', 'Changed mind', 'Too late'] as const),
] as const
export type ReturnCause = (typeof returnCauses)[number]

/** Return reasons of orders, including unknown ones. */
export const orderReturnCauses = [...returnCauses, 'Unknown'] as const
export type OrderReturnCause = (typeof orderReturnCauses)[number]

export const paymentMethods = ['Credit Card', 'Paypal', 'Visa Card', 'Master Card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Payment methods of invoices: those of orders, and others. */
export const paymentWays = [...paymentMethods, 'Bank Transfer', 'Cash', 'Customer Credit'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const ticketStatuses = ['Open', 'Closed', 'Pending'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** States of a ticket, derived from its status and the time: a snoozed ticket reopens automatically. */
export const ticketStates = ['open', 'pending', 'snoozed', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** Priorities, least urgent first. */
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

/** Filter values for the next due time of a ticket. */
export const ticketDues = ['broken', 'soon', 'later', 'none'] as const
export type TicketDue = (typeof ticketDues)[number]

/** Author and audience of a ticket message. */
export const messageSides = ['customer', 'agent'] as const
export type MessageSide = (typeof messageSides)[number]

/** Channels of a ticket message. */
export const messageWays = ['product', 'mail', 'form'] as const
export type MessageWay = (typeof messageWays)[number]

export const productStatuses = ['Published', 'Draft'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** A hidden review is stored but does not count in ratings. */
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

/** States of an invoice, derived from its fields and the date. */
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

/** Documents that a series creates on each date. */
export const seriesKinds = ['draft', 'invoice', 'send'] as const
export type SeriesKind = (typeof seriesKinds)[number]

/** Status of a series, set by people. */
export const seriesStatuses = ['active', 'paused'] as const
export type SeriesStatus = (typeof seriesStatuses)[number]

/** States of a series; `ended` has no further date. */
export const seriesStates = [...seriesStatuses, 'ended'] as const
export type SeriesState = (typeof seriesStates)[number]

/** Reasons for which a series was paused automatically. */
export const seriesTroubles = ['customer', 'failed'] as const
export type SeriesTrouble = (typeof seriesTroubles)[number]

/** Moments from which amounts, lines and customer of an invoice are locked. */
export const invoiceLocks = ['never', 'sent', 'issued'] as const
export type InvoiceLock = (typeof invoiceLocks)[number]

/** States in which money is owed. */
export const openInvoiceStates = [
  'issued',
  'sent',
  'viewed',
  'partlyPaid',
  'overdue',
] as const satisfies readonly InvoiceState[]
