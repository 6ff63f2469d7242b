import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  title: 'Profile',
  edit: 'Edit',
  sections: 'Sections',
  tabs: { timeline: 'Timeline', orders: 'Orders', invoices: 'Invoices', tickets: 'Tickets', reviews: 'Reviews' },
  views: {
    label: 'What to show',
    all: 'Everything',
    profile: 'Changes to the profile',
    by: (name: string) => `Changes by ${name}`,
  },
  figures: 'In figures',
  tiles: {
    value: 'Lifetime value',
    valueHint: 'Orders that were not returned',
    orders: 'Orders',
    ordersHint: (returned: number) => (returned === 0 ? 'None returned' : `${number(returned)} returned`),
    tickets: 'Open tickets',
    ticketsHint: (total: number) => `of ${number(total)} in total`,
    invoices: 'Pending invoices',
    invoicesHint: (due: string) => `${due} due`,
    reviews: 'Reviews',
    reviewsHint: (rating: number) => `${number(rating)} stars on average`,
    noReviews: 'None written',
  },
  leaving: {
    deactivate: 'Deactivated',
    delete: 'To be deleted',
    deactivateText: (left: string, until: string) => `Left on ${left}, can return by ${until}`,
    deleteText: (left: string, until: string) => `Left on ${left}, deletion on ${until}`,
    overText: (left: string) => `Left on ${left}, only an administrator can reopen`,
    reopen: 'Reopen account',
    reopened: 'Account reopened',
  },
}
