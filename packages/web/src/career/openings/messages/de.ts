import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const records = (count: number) => (count === 1 ? '1 Stelle' : `${number(count)} Stellen`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Stellen',
    names: 'stelle job position vakanz',
    bin: 'Gelöschte Stellen',
    records,
    added: (count) => (count === 1 ? '1 neue Stelle' : `${number(count)} neue Stellen`),
    removed: (count) =>
      count === 1 ? '1 Stelle gehört nicht mehr hierher' : `${records(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${records(count)} wurden gelöscht`),
  },
  name: (id) => `Stelle ${id}`,
  fields: {
    name: 'Stelle',
    title: 'Funktion',
    department: 'Abteilung',
    place: 'Ort',
    openings: 'Gesuchte Personen',
    status: 'Status',
    openedAt: 'Geöffnet',
    targetAt: 'Zieldatum',
    managerId: 'Verantwortlich',
    description: 'Beschreibung',
    createdAt: 'Angelegt',
    risk: 'Gegenüber dem Ziel',
  },
  choices: {
    status: { Draft: 'Entwurf', Open: 'Offen', 'On hold': 'Pausiert', Filled: 'Besetzt', Closed: 'Geschlossen' },
    risk: { late: 'Ziel überschritten', soon: 'In zwei Wochen fällig', none: 'Im Plan oder nicht offen' },
  },
  list: {
    title: 'Offene Stellen',
    search: 'Funktionen, Abteilungen und Orte durchsuchen',
    create: 'Neue Stelle',
    empty: 'Noch keine Stellen',
    emptyText: 'Sagen Sie, wen Sie suchen und bis wann.',
  },
  form: {
    edit: 'Stelle bearbeiten',
    sections: {
      about: { title: 'Stelle', text: 'Wen Sie suchen, wo, und wer entscheidet.' },
      dates: { title: 'Zeitraum', text: 'Wann die Suche beginnt und bis wann sie enden soll.' },
    },
    hints: {
      openings: 'Wie viele Personen eingestellt werden können.',
      targetAt: 'Das Dashboard sagt, wenn es knapp wird.',
    },
  },
}
