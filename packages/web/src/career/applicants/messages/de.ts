import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const records = (count: number) => (count === 1 ? '1 Bewerbung' : `${number(count)} Bewerbungen`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Bewerbungen',
    names: 'bewerbung bewerber kandidat',
    bin: 'Gelöschte Bewerbungen',
    records,
    added: (count) => (count === 1 ? '1 neue Bewerbung' : `${number(count)} neue Bewerbungen`),
    removed: (count) =>
      count === 1 ? '1 Bewerbung gehört nicht mehr hierher' : `${records(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${records(count)} wurden gelöscht`),
  },
  name: (id) => `Bewerbung ${id}`,
  letter: {
    action: 'Mit Brief absagen',
    title: 'Mit Brief absagen',
    about:
      'Jede Person erhält eine eigene E-Mail, und die Phase wird „Abgelehnt“. Rückgängig stellt die Phasen wieder her, holt aber keine E-Mails zurück.',
    reason: 'Wird bei jeder Bewerbung vermerkt; im Brief steht der Grund nicht.',
    subject: 'Ihre Bewerbung',
    text: 'Guten Tag {name},\n\nvielen Dank für Ihr Interesse und die Zeit, die Sie sich genommen haben. Wir haben uns für andere Bewerbungen entschieden.\n\nWir wünschen Ihnen alles Gute.',
  },
  fields: {
    openingId: 'Stelle',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    source: 'Quelle',
    stage: 'Phase',
    reason: 'Grund',
    rating: 'Bewertung',
    ownerId: 'Zuständig',
    appliedAt: 'Beworben',
    nextInterviewAt: 'Nächstes Gespräch',
    note: 'Zusammenfassung',
    files: 'Lebenslauf und Dateien',
    screenAt: 'Vorauswahl',
    interviewAt: 'Gespräch',
    offerAt: 'Angebot',
    hiredAt: 'Eingestellt',
    endedAt: 'Beendet',
    furthest: 'Kam bis',
    userId: 'Benutzer',
    createdAt: 'Angelegt',
    interview: 'Gespräch',
  },
  choices: {
    stage: {
      Applied: 'Beworben',
      Screen: 'Vorauswahl',
      Interview: 'Gespräch',
      Offer: 'Angebot',
      Hired: 'Eingestellt',
      Rejected: 'Abgelehnt',
      Withdrawn: 'Zurückgezogen',
    },
    furthest: {
      Applied: 'Beworben',
      Screen: 'Vorauswahl',
      Interview: 'Gespräch',
      Offer: 'Angebot',
      Hired: 'Eingestellt',
    },
    source: {
      Website: 'Website',
      'Job board': 'Jobbörse',
      Referral: 'Empfehlung',
      'Social media': 'Soziale Medien',
      Agency: 'Agentur',
      Fair: 'Messe',
    },
    reason: {
      None: 'Ohne Angabe',
      Experience: 'Erfahrung',
      Skills: 'Fähigkeiten',
      Salary: 'Gehalt',
      Location: 'Ort',
      'Other candidate': 'Andere Bewerbung',
      'Other offer': 'Anderes Angebot',
      'No answer': 'Keine Antwort',
    },
    interview: { today: 'Heute', later: 'Später', past: 'Vorbei', none: 'Kein Termin' },
  },
  list: {
    title: 'Bewerbungen',
    search: 'Namen, E-Mails und Telefonnummern durchsuchen',
    create: 'Neue Bewerbung',
    empty: 'Noch keine Bewerbungen',
    emptyText: 'Hier steht, wer sich auf eine Stelle bewirbt und wie weit es geht.',
  },
  form: {
    edit: 'Bewerbung bearbeiten',
    sections: {
      about: { title: 'Person', text: 'Wer sich bewirbt, worauf, und wie Sie davon erfahren haben.' },
      way: { title: 'Bewerbung', text: 'Wie weit sie ist, was Sie davon halten und was folgt.' },
    },
    hints: {
      stage: 'Wann jemand in eine Phase kommt, wird von selbst festgehalten.',
      reason: 'Nur bei Abgelehnten und Zurückgezogenen.',
      rating: 'Von 1 bis 5; 0, solange Sie nicht bewertet haben.',
    },
  },
  hire: {
    label: 'Einstellen',
    done: (name) => `${name} ist eingestellt und jetzt ein ausstehender Benutzer`,
  },
}
