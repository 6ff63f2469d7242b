import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const inOrders = (count: number) => (count === 1 ? '1 Bestellung' : `${number(count)} Bestellungen`)

export const de: Translated<typeof en> = {
  edit: 'Bearbeiten',
  duplicate: 'Duplizieren',
  more: 'Weitere Aktionen',
  publish: 'Veröffentlichen',
  unpublish: 'Zurückziehen',
  published: 'Veröffentlicht',
  unpublished: 'Wieder ein Entwurf',
  created: (day) => `Im Sortiment seit ${day}`,
  publishesOn: (moment) => `Erscheint am ${moment}`,
  gallery: {
    label: 'Bilder',
    picture: (place, count) => `Bild ${number(place)} von ${number(count)}`,
    enlarge: 'Bild vergrößern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganzes Bild zeigen',
  },
  was: 'Preis vor dem Rabatt',
  off: (percent) => `${number(percent)} % Rabatt`,
  figures: 'In Zahlen',
  tiles: {
    available: 'Verfügbar',
    availableHint: (onHand) => `${number(onHand)} im Lager`,
    reserved: 'Reserviert',
    reservedHint: (orders) => `In ${inOrders(orders)}, noch nicht versandt`,
    noneReserved: 'Keine offenen Bestellungen',
    incoming: 'Im Zulauf',
    incomingHint: (day, deliveries) =>
      deliveries === 1 ? `Erwartet am ${day}` : `${number(deliveries)} Lieferungen, nächste am ${day}`,
    noneIncoming: 'Nichts erwartet',
    recent: 'Verkauft, letzte 30 Tage',
    earlier: 'Verkauft davor',
    returned: 'Zurückgesandt',
    lasts: 'Bestand reicht',
    rating: 'Bewertung',
    soldHint: (revenue, orders) => `${revenue} in ${inOrders(orders)}`,
    noneSold: 'Noch nichts verkauft',
    noneRecent: 'Nichts verkauft',
    returnedHint: (share, orders) => `${share} aller Stücke, ${inOrders(orders)}`,
    noneReturned: 'Nichts zurückgesandt',
    days: (count) => (count === 1 ? '1 Tag' : `${number(count)} Tage`),
    lastsHint: (stock, aDay) => `${number(stock)} am Lager, ${number(aDay)} am Tag`,
    lastsUnknown: (stock) => `${number(stock)} am Lager, keine verkauft`,
    ratingHint: (count) => (count === 1 ? 'Aus 1 Bewertung' : `Aus ${number(count)} Bewertungen`),
    unrated: 'Noch keine Bewertungen',
  },
  sections: 'Bereiche',
  tabs: { reviews: 'Bewertungen', deliveries: 'Lieferungen', timeline: 'Verlauf', versions: 'Versionen' },
}
