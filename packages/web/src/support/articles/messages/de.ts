import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const articles = (count: number) => `${number(count)} Artikel`

export const de: Translated<typeof en> = {
  words: {
    many: 'Artikel',
    names: 'artikel hilfe faq',
    bin: 'Gelöschte Artikel',
    added: (count) => (count === 1 ? '1 neuer Artikel' : `${number(count)} neue Artikel`),
    removed: (count) =>
      count === 1 ? '1 Artikel gehört nicht mehr hierher' : `${articles(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${articles(count)} wurden gelöscht`),
  },
  name: (id) => `Artikel ${id}`,
  statuses: { Draft: 'Entwurf', Published: 'Veröffentlicht' },
  fields: {
    title: 'Frage',
    category: 'Kategorie',
    status: 'Status',
    position: 'Position',
    titleEn: 'Frage (Englisch)',
    bodyEn: 'Antwort (Englisch)',
    titleEs: 'Frage (Spanisch)',
    bodyEs: 'Antwort (Spanisch)',
    titleDe: 'Frage (Deutsch)',
    bodyDe: 'Antwort (Deutsch)',
    titleJa: 'Frage (Japanisch)',
    bodyJa: 'Antwort (Japanisch)',
    keywords: 'Auch gefunden über',
    languages: 'Sprachen',
    views: 'Aufrufe',
    helpful: 'Hilfreich',
    unhelpful: 'Nicht hilfreich',
    createdAt: 'Angelegt',
  },
  translated: (written, all) => `${number(written)} von ${number(all)}`,
  missing: (languages) => `Fehlt: ${languages}`,
  list: {
    title: 'Hilfeartikel',
    search: 'Fragen und Antworten durchsuchen',
    create: 'Neuer Artikel',
    empty: 'Noch keine Artikel',
    emptyText: 'Beantworten Sie die erste Frage, und Ihre Kunden finden sie auf den Hilfeseiten.',
    translation: 'Übersetzung',
    translations: { complete: 'Alle Sprachen', missing: 'Sprachen fehlen' },
    bulk: {
      publish: {
        label: 'Veröffentlichen',
        title: (records) => `${records} veröffentlichen`,
        text: () => 'Alle können sie auf den Hilfeseiten lesen. Artikel ohne Antwort bleiben Entwürfe.',
      },
      unpublish: {
        label: 'Zurückziehen',
        title: (records) => `${records} zurückziehen`,
        text: () => 'Sie werden Entwürfe, die nur Ihr Team sieht.',
      },
    },
    records: articles,
  },
  form: {
    createTitle: 'Neuer Artikel',
    editTitle: 'Artikel bearbeiten',
    about: 'Artikel',
    aboutText: 'Wo er steht und ob ihn alle lesen können.',
    texts: 'Frage und Antwort',
    textsText: 'In jeder Sprache. Fehlt die Sprache eines Lesers, wird eine andere gezeigt, mit einem Hinweis.',
    languages: 'Sprache des Textes',
    isWritten: 'vorhanden',
    isMissing: 'fehlt',
    question: 'Frage',
    answer: 'Antwort',
    original: (text) => `Auf Englisch: ${text}`,
    statusHint: 'Entwürfe sieht nur Ihr Team.',
    keywordsHint: 'Andere Wörter, nach denen gesucht wird, in jeder Sprache.',
    create: 'Artikel anlegen',
    created: (title) => `„${title}“ wurde angelegt`,
    saved: 'Änderungen gespeichert',
    unchanged: 'Es hat sich nichts geändert',
    readOnly: 'Sie können Artikel lesen, aber nicht ändern.',
    addedOn: (date) => `Angelegt am ${date}`,
    show: 'Auf der Hilfeseite zeigen',
    versions: 'Versionen',
  },
  bulk: {
    records: articles,
    reasons: { required: 'Er hat noch keine Antwort' },
  },
}
