import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Bewertungen',
    names: 'bewertung',
    bin: 'Gelöschte Bewertungen',
    joining: (count) => (count === 1 ? '1 neue Bewertung' : `${number(count)} neue Bewertungen`),
    leaving: (count) =>
      count === 1 ? '1 Bewertung gehört nicht mehr hierher' : `${number(count)} Bewertungen gehören nicht mehr hierher`,
    deleted: (count) => (count === 1 ? 'Bewertung gelöscht' : `${number(count)} Bewertungen wurden gelöscht`),
  },
  name: (id) => `Bewertung ${id}`,
  fields: {
    product: 'Produkt',
    rating: 'Sterne',
    review: 'Bewertung',
    user: 'Verfasst von',
    likes: 'Gefällt',
    dislikes: 'Gefällt nicht',
    createdAt: 'Verfasst',
    reply: 'Unsere Antwort',
    replierName: 'Beantwortet von',
    replierId: 'Nummer der Person, die geantwortet hat',
    repliedAt: 'Beantwortet',
    status: 'Anzeige',
    hiddenReason: 'Grund fürs Ausblenden',
    orderId: 'Bestellung',
  },
  statuses: { Visible: 'Sichtbar', Hidden: 'Ausgeblendet' },
  stars: (rating) => `${number(rating)} von 5 Sternen`,
  verifiedBy: (order) => `Verifizierter Kauf: Bestellung ${order}`,
  votes: {
    likes: (count) => `${number(count)} × „Gefällt mir“`,
    dislikes: (count) => `${number(count)} × „Gefällt mir nicht“`,
  },
  whole: 'In Bewertungen öffnen',
  list: { title: 'Bewertungen', search: 'Im Text suchen', empty: 'Noch keine Bewertungen' },
}
