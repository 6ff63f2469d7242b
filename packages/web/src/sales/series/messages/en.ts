import type { RecurrenceUnit } from '@quarterdeck/contract/sales/recurrence'
import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const series = (count: number) => (count === 1 ? '1 recurring invoice' : `${number(count)} recurring invoices`)
const units = { day: 'days', week: 'weeks', month: 'months', quarter: 'quarters', year: 'years' }
const single = { day: 'Daily', week: 'Weekly', month: 'Monthly', quarter: 'Quarterly', year: 'Yearly' }

export const en = {
  words: {
    many: 'recurring invoices',
    names: 'recurring series',
    bin: 'Deleted recurring invoices',
    added: (count: number) => (count === 1 ? '1 new recurring invoice' : `${number(count)} new recurring invoices`),
    removed: (count: number) =>
      count === 1 ? '1 recurring invoice no longer belongs here' : `${series(count)} no longer belong here`,
    deleted: (count: number, name: string) =>
      count === 1 ? `The recurring invoice for ${name} was deleted` : `${series(count)} were deleted`,
  },
  title: 'Recurring invoice',
  name: (id: string) => `Recurring invoice ${id}`,
  states: { active: 'Active', paused: 'Paused', ended: 'Ended' },
  statuses: { active: 'Active', paused: 'Paused' },
  kinds: { draft: 'Save it as a draft', invoice: 'Issue it', send: 'Issue and email it' },
  units,
  rule: (unit: RecurrenceUnit, every: number) => (every === 1 ? single[unit] : `Every ${number(every)} ${units[unit]}`),
  fields: {
    name: 'Name',
    id: 'Recurring invoice',
    state: 'Status',
    status: 'Status',
    pausedBy: 'Paused automatically',
    rule: 'Frequency',
    unit: 'Unit',
    every: 'Repeat every',
    dayOfMonth: 'Day of the month',
    startDate: 'Starts on',
    endDate: 'Ends on',
    maxCount: 'Number of invoices',
    termDays: 'Days to pay',
    makes: 'On each date',
    nextDate: 'Next invoice',
    lastDate: 'Last invoice',
    skippedDate: 'Last skipped',
    madeCount: 'Created so far',
    createdAt: 'Created',
  },
  troubles: {
    customer: 'Paused because the customer was deleted. Choose another customer, then resume.',
    failed: 'Paused because the next invoice couldn’t be created. Check its content, then resume.',
  },
  list: {
    title: 'Recurring invoices',
    search: 'Search customers and references',
    empty: 'No recurring invoices yet',
    emptyText: 'Bill the same thing every month: start here, or from any invoice with “Make recurring”.',
    create: 'New recurring invoice',
  },
  bulk: { records: series, reasons: { unknown_record: 'The customer was deleted' } },
  form: {
    nameHint: 'For example “Rent”',
    makesHint: {
      draft: 'You review and issue each one yourself.',
      invoice: 'Each one is issued on its date. You send it yourself.',
      send: 'Each one is issued and emailed on its date.',
    },
    noServer: 'Emailing them automatically needs a mail server.',
    periods: (period: string) =>
      `In lines, notes, and the reference, {month}, {year}, {period}, {lastPeriod}, and {nextPeriod} are filled in for each invoice: {period} becomes “${period}”.`,
    createTitle: 'New recurring invoice',
    editTitle: 'Edit recurring invoice',
    create: 'Start',
    created: (name: string) => `Recurring invoice for ${name} started`,
    saved: 'Saved. Changes apply starting with the next invoice.',
    unchanged: 'There’s nothing to save',
    readOnly: 'You can’t change recurring invoices.',
    noLines: 'Add at least one line',
    schedule: 'Schedule',
    ends: 'Ends',
    end: { never: 'Never', on: 'On a date', after: 'After a number of invoices' },
    usualDay: 'Same as the start date',
    lastDay: 'Last day (31)',
    nextDates: 'Next dates',
    noDates: 'No more dates.',
    fromHere: 'Changes apply starting with the next invoice. Existing invoices stay the same.',
    sheet: { heading: 'Recurring invoice', date: 'First invoice', nextDate: 'Next invoice' },
  },
  record: {
    more: 'More actions',
    skip: (day: string) => `Skip ${day}`,
    end: 'End now',
    now: {
      draft: 'Create the next draft now',
      invoice: 'Issue the next one now',
      send: 'Issue and email the next one now',
    },
    nowText: (day: string) => `It’s dated today and takes the place of the one on ${day}. You can’t undo this.`,
    edit: 'Edit',
    pause: 'Pause',
    resume: 'Resume',
    done: {
      active: 'Resumed',
      paused: 'Paused',
      skipped: 'Date skipped',
      ended: 'Ended',
      issued: (id: string) => `${id} created`,
    },
    next: (day: string) => `Next invoice ${day}`,
    invoices: 'Invoices',
    noInvoices: 'No invoices yet',
    schedule: 'Schedule',
    days: (count: number) => (count === 1 ? '1 day' : `${number(count)} days`),
  },
}
