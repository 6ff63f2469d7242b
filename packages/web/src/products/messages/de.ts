import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  words: {
    many: 'Produkte',
    names: 'produkt artikel',
    bin: 'Gelöschte Produkte',
    joining: (count) => (count === 1 ? '1 neues Produkt' : `${number(count)} neue Produkte`),
    leaving: (count) =>
      count === 1 ? '1 Produkt gehört nicht mehr hierher' : `${number(count)} Produkte gehören nicht mehr hierher`,
    deleted: (count, title) =>
      count === 1 ? `„${title}“ wurde gelöscht` : `${number(count)} Produkte wurden gelöscht`,
  },
  name: (id) => `Produkt ${id}`,
  overview: 'Produktübersicht',
  statuses: { Published: 'Veröffentlicht', Draft: 'Entwurf' },
  categories: {
    fashion: 'Mode',
    electronics: 'Elektronik',
    furniture: 'Möbel',
    'home-kitchen': 'Haushalt & Küche',
    accessories: 'Accessoires',
    office: 'Büro',
    'sports-outdoors': 'Sport & Outdoor',
    'kitchen-dining': 'Küche & Tisch',
    stationery: 'Schreibwaren',
  },
  colors: { blue: 'Blau', red: 'Rot', orange: 'Orange', green: 'Grün', purple: 'Violett', pink: 'Rosa' },
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
    imageTexts: 'Bildbeschreibungen',
    offers: 'Angebote',
    price: 'Preis',
    publishAt: 'Veröffentlichen am',
    rating: 'Sterne',
    totalReviews: 'Bewertungen',
    status: 'Status',
    stock: 'Bestand',
    variants: 'Varianten',
    variantStocks: 'Bestand der Varianten',
    createdAt: 'Angelegt',
  },
  form: { create: 'Neues Produkt', edit: 'Produktdaten' },
  list: {
    title: 'Produkte',
    search: 'Produkte suchen',
    empty: 'Noch keine Produkte',
  },
  importing: {
    title: 'Produkte importieren',
    text: 'Ein Produkt pro Zeile; die erste Zeile nennt die Spalten. Eine Preisliste ändert vorhandene Produkte anhand ihrer Artikelnummer. Bevor Sie die Prüfung gesehen haben, wird nichts geändert.',
    run: (count) => (count === 1 ? 'Ein Produkt importieren' : `${number(count)} Produkte importieren`),
    created: (count) => (count === 1 ? 'Ein Produkt wurde angelegt' : `${number(count)} Produkte wurden angelegt`),
    updated: (count) => (count === 1 ? 'Ein Produkt wurde geändert' : `${number(count)} Produkte wurden geändert`),
    toList: 'Zu den Produkten',
  },
}
