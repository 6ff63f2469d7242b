import type { MetricName } from '@quarterdeck/contract/metrics/metrics'
import type { CardName, DashboardName } from '../dashboards.ts'

interface Metric {
  readonly title: string
  readonly formula: string
}

export const en = {
  dashboards: {
    sales: { title: 'Sales', about: 'What is sold, to whom, and what stays of it' },
    finance: { title: 'Finance', about: 'What customers owe, and what was invoiced and paid' },
  } satisfies Record<DashboardName, { title: string; about: string }>,
  cards: {
    netRevenue: 'Net revenue',
    orders: 'Orders',
    averageOrder: 'Average order',
    unitsPerOrder: 'Units per order',
    revenueOverTime: 'Net revenue over time',
    grossToNet: 'From gross to net',
    buyers: 'Orders of new and returning customers',
    ordersByStatus: 'Orders by status',
    bestProducts: 'Best-selling products',
    countries: 'Net revenue by country',
    outstanding: 'Outstanding',
    overdue: 'Overdue',
    paidOff: 'Paid',
    daysOutstanding: 'Days sales outstanding',
    invoicedAndPaid: 'Invoiced and paid',
    receivablesByAge: 'Receivables by age',
    debtors: 'Who owes most',
    tax: 'Tax invoiced',
  } satisfies Record<CardName, string> as Record<CardName, string>,
  metrics: {
    orders: { title: 'Orders', formula: 'How many orders were placed, whatever their status.' },
    soldOrders: { title: 'Orders not returned', formula: 'How many orders were placed and not returned.' },
    grossSales: {
      title: 'Gross sales',
      formula: 'The totals of all orders, with their discounts added back: items, shipping, and tax.',
    },
    discounts: { title: 'Discounts', formula: 'The discounts of all orders.' },
    sentBack: { title: 'Returned orders', formula: 'The totals of orders whose status is Returned.' },
    refunds: { title: 'Refunds', formula: 'What was refunded on orders that were not returned as a whole.' },
    netRevenue: {
      title: 'Net revenue',
      formula:
        'The totals of orders that were not returned, less what was refunded on them. Tax and shipping are included.',
    },
    units: { title: 'Units', formula: 'The quantities of all items in orders that were not returned.' },
    itemSales: {
      title: 'Item sales',
      formula:
        'Quantity times price of all items in orders that were not returned. Discounts on whole orders are not deducted.',
    },
    averageOrder: { title: 'Average order', formula: 'Net revenue divided by the orders that were not returned.' },
    unitsPerOrder: { title: 'Units per order', formula: 'Units divided by the orders that were not returned.' },
    outstanding: {
      title: 'Outstanding',
      formula: 'What is still owed on all open invoices, due or not: issued, sent, viewed, partly paid, or overdue.',
    },
    overdue: { title: 'Overdue', formula: 'What is still owed on invoices that were due before today (UTC).' },
    invoiced: {
      title: 'Invoiced',
      formula:
        'The totals of invoices by their issue date. Drafts and voided invoices are left out; credit notes are not deducted.',
    },
    taxInvoiced: {
      title: 'Tax invoiced',
      formula: 'The tax on invoices by their issue date. Drafts and voided invoices are left out.',
    },
    paidOff: {
      title: 'Paid',
      formula:
        'What was paid on invoices, by the day on which nothing was owed on them anymore. Partial payments count once the invoice is settled.',
    },
    daysOutstanding: {
      title: 'Days sales outstanding',
      formula:
        'Outstanding divided by what was invoiced in the last 90 days, times 90. It does not depend on the range.',
    },
  } satisfies Record<MetricName, Metric> as Record<MetricName, Metric>,
  statuses: { Delivered: 'Delivered', Shipping: 'Shipping', New: 'New', Pending: 'Pending', Return: 'Returned' },
  buyers: { new: 'New customers', returning: 'Returning customers' },
  ages: {
    notDue: 'Not due',
    days30: '1–30 days late',
    days60: '31–60 days late',
    days90: '61–90 days late',
    older: 'Over 90 days late',
  },
  unknown: 'Unknown',
  splits: {
    status: 'Status',
    buyer: 'Customers',
    country: 'Country',
    productId: 'Product',
    age: 'Age',
    customerId: 'Customer',
  },
  steps: { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' },
  number: 'Number',
  now: 'Value',
  against: { previous: 'Previous period', year: 'Last year', none: 'No comparison' },
  frame: {
    label: 'Period',
    range: 'Range',
    ranges: {
      today: 'Today',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
      month: 'This month',
      quarter: 'This quarter',
      year: 'This year',
      custom: 'Custom',
    },
    from: 'From',
    to: 'To',
    comparison: 'Comparison',
    comparedWith: (what: string) => `vs. ${what.toLowerCase()}`,
    zone: 'Time zone',
  },
  change: {
    more: (share: string) => `${share} more`,
    less: (share: string) => `${share} less`,
    same: 'No change',
    times: (factor: string) => `${factor} times as much`,
    fromNothing: 'More than nothing',
  },
  before: (value: string) => `before: ${value}`,
  standing: 'As it stands now',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  partial: 'incomplete',
  asOf: (time: string) => `As of ${time}`,
  left: (count: number) => (count === 1 ? '1 more in the table' : `${count} more in the table`),
  empty: 'Nothing in this period',
  failed: 'This could not be loaded',
  menu: {
    label: (title: string) => `Options of ${title}`,
    asTable: 'Show as table',
    asChart: 'Show as chart',
    csv: 'Download CSV',
    explain: 'How is this computed?',
  },
  explained: (title: string) => `How “${title}” is computed`,
  rangeOf: (days: string, zone: string) => `${days}, days as in ${zone}`,
}
