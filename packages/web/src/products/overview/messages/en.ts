import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  edit: 'Edit',
  duplicate: 'Duplicate',
  more: 'More actions',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Published',
  unpublished: 'Back to draft',
  created: (day: string) => `In the catalog since ${day}`,
  publishesOn: (moment: string) => `Publishes on ${moment}`,
  gallery: {
    label: 'Pictures',
    picture: (place: number, count: number) => `Picture ${number(place)} of ${number(count)}`,
    enlarge: 'Enlarge picture',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to window',
  },
  was: 'Price before the discount',
  off: (percent: number) => `${number(percent)}% off`,
  figures: 'In figures',
  tiles: {
    available: 'Available',
    availableHint: (onHand: number) => `${number(onHand)} on hand`,
    reserved: 'Reserved',
    reservedHint: (orders: number) =>
      orders === 1 ? 'In 1 order to be shipped' : `In ${number(orders)} orders to be shipped`,
    noneReserved: 'No orders to be shipped',
    incoming: 'Incoming',
    incomingHint: (day: string, deliveries: number) =>
      deliveries === 1 ? `Expected ${day}` : `${number(deliveries)} deliveries, next ${day}`,
    noneIncoming: 'Nothing expected',
    recent: 'Sold, last 30 days',
    earlier: 'Sold before that',
    returned: 'Returned',
    lasts: 'Stock lasts',
    rating: 'Rating',
    soldHint: (revenue: string, orders: number) =>
      orders === 1 ? `${revenue} in 1 order` : `${revenue} in ${number(orders)} orders`,
    noneSold: 'Nothing sold yet',
    noneRecent: 'Nothing sold',
    returnedHint: (share: string, orders: number) =>
      orders === 1 ? `${share} of all pieces, 1 order` : `${share} of all pieces, ${number(orders)} orders`,
    noneReturned: 'Nothing returned',
    days: (count: number) => (count === 1 ? '1 day' : `${number(count)} days`),
    lastsHint: (stock: number, aDay: number) => `${number(stock)} in stock, ${number(aDay)} a day`,
    lastsUnknown: (stock: number) => `${number(stock)} in stock, none sold`,
    ratingHint: (count: number) => (count === 1 ? 'From 1 review' : `From ${number(count)} reviews`),
    unrated: 'No reviews yet',
  },
  sections: 'Sections',
  tabs: { reviews: 'Reviews', deliveries: 'Deliveries', timeline: 'Timeline', versions: 'Versions' },
}
