import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  name: (id) => `Bewertung ${id}`,
  fields: {
    product: 'Produkt',
    rating: 'Sterne',
    review: 'Bewertung',
    user: 'Verfasst von',
    likes: 'Gefällt',
    dislikes: 'Gefällt nicht',
    createdAt: 'Verfasst',
  },
  stars: (rating) => `${number(rating)} von 5 Sternen`,
  list: { title: 'Bewertungen', search: 'Im Text suchen', empty: 'Noch keine Bewertungen' },
}
