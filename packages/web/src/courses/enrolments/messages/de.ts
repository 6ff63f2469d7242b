import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const enrolments = (count: number) => (count === 1 ? '1 Anmeldung' : `${number(count)} Anmeldungen`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Anmeldungen',
    names: 'anmeldung teilnehmer kursteilnahme',
    bin: 'Gelöschte Anmeldungen',
    records: enrolments,
    added: (count) => (count === 1 ? '1 neue Anmeldung' : `${number(count)} neue Anmeldungen`),
    removed: (count) =>
      count === 1 ? '1 Anmeldung gehört nicht mehr hierher' : `${enrolments(count)} gehören nicht mehr hierher`,
    deleted: (count, title) =>
      count === 1 ? `Die Anmeldung von ${title} wurde gelöscht` : `${enrolments(count)} wurden gelöscht`,
  },
  name: (id) => `Anmeldung ${id}`,
  letter: {
    action: 'Brief schreiben',
    title: 'An Lernende schreiben',
    about: 'Jede Person erhält eine eigene E-Mail.',
    subject: 'Wie läuft Ihr Kurs?',
    text: 'Guten Tag {name},\n\nwir haben Sie eine Weile nicht in Ihrem Kurs gesehen. Ihre Lektionen sind noch dort, wo Sie aufgehört haben.\n\nWenn etwas im Weg steht, sagen Sie es uns einfach.',
  },
  fields: {
    courseId: 'Kurs',
    courseTitle: 'Kurstitel',
    instructorId: 'Kursleitung',
    learnerId: 'Teilnehmer',
    learnerName: 'Teilnehmer',
    source: 'Herkunft',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    status: 'Status',
    lessonsDone: 'Lektionen erledigt',
    progress: 'Fortschritt',
    startedAt: 'Begonnen',
    lastActiveAt: 'Zuletzt aktiv',
    endedAt: 'Beendet',
    createdAt: 'Angelegt',
    reach: 'Wie weit',
    pace: 'Tempo',
  },
  choices: {
    status: { Active: 'Aktiv', Completed: 'Abgeschlossen', Dropped: 'Abgebrochen', Refunded: 'Erstattet' },
    source: {
      Website: 'Website',
      Newsletter: 'Newsletter',
      Referral: 'Empfehlung',
      Partner: 'Partner',
      Employer: 'Arbeitgeber',
    },
    reach: {
      none: 'Noch nichts',
      begun: 'Weniger als die Hälfte',
      half: 'Die Hälfte bis neun Zehntel',
      most: 'Neun Zehntel, nicht alles',
      all: 'Alle Lektionen',
    },
    pace: { moving: 'Geht weiter', silent: 'Seit 14 Tagen still' },
  },
  list: {
    title: 'Anmeldungen',
    search: 'Teilnehmer und Kurse durchsuchen',
    create: 'Neue Anmeldung',
    empty: 'Noch keine Anmeldungen',
    emptyText: 'Melden Sie jemanden zu einem veröffentlichten Kurs an und verfolgen Sie, wie weit er kommt.',
  },
  form: {
    edit: 'Anmeldung bearbeiten',
    sections: {
      about: { title: 'Anmeldung', text: 'Wer welchen Kurs besucht und was bezahlt wurde.' },
      progress: { title: 'Fortschritt', text: 'Erledigte Lektionen bestimmen den Fortschritt.' },
    },
    hints: {
      courseId: 'Nur veröffentlichte Kurse.',
      lessonsDone: 'In ihrer Reihenfolge: 3 heißt, dass die ersten drei erledigt sind.',
    },
  },
}
