import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const articles = (count: number) => `${number(count)} Artikel`

export const de: Translated<typeof en> = {
  words: {
    many: 'Artikel',
    names: 'artikel hilfe faq',
    bin: 'Gelöschte Artikel',
    records: articles,
    added: (count) => (count === 1 ? '1 neuer Artikel' : `${number(count)} neue Artikel`),
    removed: (count) =>
      count === 1 ? '1 Artikel gehört nicht mehr hierher' : `${articles(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${articles(count)} wurden gelöscht`),
  },
  name: (id) => `Artikel ${id}`,
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
    views: 'Aufrufe',
    helpful: 'Hilfreich',
    unhelpful: 'Nicht hilfreich',
    createdAt: 'Angelegt',
    translation: 'Übersetzung',
  },
  choices: {
    status: { Draft: 'Entwurf', Published: 'Veröffentlicht' },
    translation: { complete: 'Alle Sprachen', missing: 'Sprachen fehlen' },
  },
  translated: (written, all) => `${number(written)} von ${number(all)}`,
  missing: (languages) => `Fehlt: ${languages}`,
  list: {
    title: 'Hilfeartikel',
    search: 'Fragen und Antworten durchsuchen',
    create: 'Neuer Artikel',
    empty: 'Noch keine Artikel',
    emptyText: 'Beantworten Sie die erste Frage, und Ihre Kunden finden sie auf den Hilfeseiten.',
    columns: { bodyEn: 'Sprachen' },
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
  },
  form: {
    edit: 'Artikel bearbeiten',
    sections: {
      texts: {
        title: 'Frage und Antwort',
        text: 'In jeder Sprache. Fehlt die Sprache eines Lesers, wird eine andere gezeigt, mit einem Hinweis.',
      },
      about: { title: 'Artikel', text: 'Wo er steht und ob ihn alle lesen können.' },
    },
    hints: {
      status: 'Entwürfe sieht nur Ihr Team.',
      keywords: 'Andere Wörter, nach denen gesucht wird, in jeder Sprache.',
    },
    languages: 'Sprache des Textes',
    isWritten: 'vorhanden',
    isMissing: 'fehlt',
    question: 'Frage',
    answer: 'Antwort',
    original: (text) => `Auf Englisch: ${text}`,
    show: 'Auf der Hilfeseite zeigen',
  },
  reasons: { required: 'Er hat noch keine Antwort' },
}
