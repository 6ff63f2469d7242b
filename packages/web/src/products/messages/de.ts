import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  name: (id) => `Produkt ${id}`,
  statuses: { Published: 'Veröffentlicht', Draft: 'Entwurf' },
  fields: {
    title: 'Titel',
    category: 'Kategorie',
    code: 'Artikelnummer',
    colors: 'Farben',
    sizes: 'Größen',
    description: 'Beschreibung',
    discount: 'Rabatt',
    featureImage: 'Hauptbild',
    features: 'Merkmale',
    images: 'Bilder',
    offers: 'Angebote',
    price: 'Preis',
    rating: 'Sterne',
    totalReviews: 'Bewertungen',
    status: 'Status',
    stock: 'Bestand',
    createdAt: 'Angelegt',
  },
}
