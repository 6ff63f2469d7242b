import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const campaigns = (count: number) => (count === 1 ? '1 Kampagne' : `${number(count)} Kampagnen`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Kampagnen',
    names: 'kampagne utm',
    bin: 'Gelöschte Kampagnen',
    records: campaigns,
    added: (count) => (count === 1 ? '1 neue Kampagne' : `${number(count)} neue Kampagnen`),
    removed: (count) =>
      count === 1 ? '1 Kampagne gehört nicht mehr hierher' : `${campaigns(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${campaigns(count)} wurden gelöscht`),
  },
  name: (id) => `Kampagne ${id}`,
  fields: {
    name: 'Name',
    code: 'Code',
    channel: 'Kanal',
    startsAt: 'Beginn',
    endsAt: 'Ende',
    cost: 'Kosten',
    note: 'Notiz',
    createdAt: 'Angelegt',
  },
  choices: {
    channel: {
      direct: 'Direkt',
      search: 'Suche',
      social: 'Soziale Medien',
      email: 'E-Mail',
      ads: 'Anzeigen',
      referral: 'Andere Websites',
    },
  },
  list: {
    title: 'Kampagnen',
    search: 'Namen und Codes durchsuchen',
    create: 'Neue Kampagne',
    empty: 'Noch keine Kampagnen',
    emptyText: 'Legen Sie an, womit Sie werben, und sehen Sie, was jede Bestellung kostet.',
  },
  form: {
    edit: 'Kampagne bearbeiten',
    sections: {
      about: {
        title: 'Kampagne',
        text: 'Ein Besuch zählt zur Kampagne, wenn er über einen Link mit ihrem Code kommt.',
      },
    },
    hints: {
      code: 'Hängen Sie ihn an jeden Link, als utm_campaign=Code.',
      startsAt: 'Die Kosten zählen für diesen Tag.',
      cost: 'Die gesamten Kosten der Kampagne.',
    },
  },
}
