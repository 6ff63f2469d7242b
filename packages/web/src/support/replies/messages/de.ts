import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const replies = (count: number) => (count === 1 ? '1 Textbaustein' : `${number(count)} Textbausteine`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Textbausteine',
    names: 'textbaustein vorlage antwort',
    bin: 'Gelöschte Textbausteine',
    records: replies,
    added: (count) => (count === 1 ? '1 neuer Textbaustein' : `${number(count)} neue Textbausteine`),
    removed: (count) =>
      count === 1 ? '1 Textbaustein gehört nicht mehr hierher' : `${replies(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${replies(count)} wurden gelöscht`),
  },
  name: (id) => `Textbaustein ${id}`,
  fields: {
    title: 'Name',
    category: 'Kategorie',
    ownerId: 'Angeboten für',
    titleEn: 'Name (Englisch)',
    titleEs: 'Name (Spanisch)',
    titleDe: 'Name (Deutsch)',
    titleJa: 'Name (Japanisch)',
    bodyEn: 'Text (Englisch)',
    bodyEs: 'Text (Spanisch)',
    bodyDe: 'Text (Deutsch)',
    bodyJa: 'Text (Japanisch)',
    createdAt: 'Angelegt',
    audience: 'Angeboten für',
    translation: 'Übersetzung',
  },
  choices: {
    audience: { everyone: 'Alle', one: 'Eine Person' },
    translation: { complete: 'Alle Sprachen', missing: 'Sprachen fehlen' },
  },
  translated: (written, all) => `${number(written)} von ${number(all)}`,
  missing: (languages) => `Fehlt: ${languages}`,
  list: {
    title: 'Textbausteine',
    search: 'Namen und Texte durchsuchen',
    create: 'Neuer Textbaustein',
    empty: 'Noch keine Textbausteine',
    emptyText: 'Schreiben Sie eine Antwort einmal und fügen Sie sie mit einem Schrägstrich in jede Antwort ein.',
    columns: { bodyEn: 'Sprachen' },
  },
  form: {
    edit: 'Textbaustein bearbeiten',
    sections: {
      about: {
        title: 'Textbaustein',
        text: 'Geben Sie in einer Antwort an den Kunden / und einen Teil des Namens ein und fügen Sie ihn mit der Eingabetaste ein.',
      },
      text: {
        title: 'Text',
        text: 'In jeder Sprache. Die Sprache des Kunden geht vor; fehlt sie, wird eine andere genommen.',
      },
    },
    hints: {
      category: 'In Tickets dieser Kategorie steht er oben in der Liste.',
      ownerId: 'Wem er beim Antworten angeboten wird. Lesen kann ihn hier Ihr ganzes Team.',
    },
    languages: 'Sprache des Textes',
    named: 'Heißt in dieser Sprache',
    otherwise: (name) => `Bleibt das leer, heißt er auch hier „${name}“.`,
    isWritten: 'vorhanden',
    isMissing: 'fehlt',
    onlyMe: 'Nur für mich',
    variablesText: 'Das wird beim Einfügen ausgefüllt:',
    variables: {
      customer: 'Name des Kunden',
      agent: 'Name dessen, der antwortet',
      ticket: 'Nummer des Tickets',
      subject: 'Betreff des Tickets',
      order: 'Bestellung, um die es geht',
      invoice: 'Rechnung, um die es geht',
    },
    unknown: (names, count) =>
      count === 1
        ? `${names} gehört nicht dazu und bleibt unverändert stehen.`
        : `${names} gehören nicht dazu und bleiben unverändert stehen.`,
  },
}
