import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const courses = (count: number) => (count === 1 ? '1 Kurs' : `${number(count)} Kurse`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Kurse',
    names: 'kurs lektion unterricht',
    bin: 'Gelöschte Kurse',
    records: courses,
    added: (count) => (count === 1 ? '1 neuer Kurs' : `${number(count)} neue Kurse`),
    removed: (count) =>
      count === 1 ? '1 Kurs gehört nicht mehr hierher' : `${courses(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${courses(count)} wurden gelöscht`),
  },
  name: (id) => `Kurs ${id}`,
  fields: {
    title: 'Titel',
    category: 'Kategorie',
    level: 'Niveau',
    instructorId: 'Kursleitung',
    price: 'Preis',
    description: 'Beschreibung',
    lessons: 'Lektionen',
    'lessons.title': 'Lektion',
    'lessons.minutes': 'Minuten',
    status: 'Status',
    publishedAt: 'Veröffentlicht',
    createdAt: 'Angelegt',
  },
  choices: {
    category: {
      Photography: 'Fotografie',
      Crafts: 'Handwerk',
      Business: 'Betrieb',
      Languages: 'Sprachen',
      Software: 'Software',
    },
    level: { Beginner: 'Anfänger', Intermediate: 'Mittelstufe', Advanced: 'Fortgeschritten' },
    status: { Draft: 'Entwurf', Published: 'Veröffentlicht' },
  },
  lessons: (count, minutes) =>
    count === 1 ? `1 Lektion, ${number(minutes)} Min.` : `${number(count)} Lektionen, ${number(minutes)} Min.`,
  list: {
    title: 'Kurse',
    search: 'Titel und Beschreibungen durchsuchen',
    create: 'Neuer Kurs',
    empty: 'Noch keine Kurse',
    emptyText: 'Schreiben Sie einen Kurs mit seinen Lektionen und veröffentlichen Sie ihn, sobald er fertig ist.',
    bulk: {
      publish: {
        label: 'Veröffentlichen',
        title: (records) => `${records} veröffentlichen`,
        text: () => 'Man kann sich dann dafür anmelden. Kurse ohne Lektionen bleiben Entwürfe.',
      },
      unpublish: {
        label: 'Zurückziehen',
        title: (records) => `${records} zurückziehen`,
        text: () => 'Sie werden Entwürfe. Wer schon teilnimmt, macht weiter.',
      },
    },
  },
  form: {
    edit: 'Kurs bearbeiten',
    sections: {
      about: { title: 'Kurs', text: 'Was er vermittelt, wer ihn leitet und was er kostet.' },
      lessons: { title: 'Lektionen', text: 'In der Reihenfolge, in der sie besucht werden.' },
    },
    hints: { status: 'Anmelden kann man sich nur zu veröffentlichten Kursen.' },
    add: { lessons: 'Lektion hinzufügen' },
  },
}
