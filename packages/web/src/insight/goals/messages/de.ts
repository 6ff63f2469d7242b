import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const goals = (count: number) => (count === 1 ? '1 Ziel' : `${number(count)} Ziele`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Ziele',
    names: 'ziel konversion',
    bin: 'Gelöschte Ziele',
    records: goals,
    added: (count) => (count === 1 ? '1 neues Ziel' : `${number(count)} neue Ziele`),
    removed: (count) =>
      count === 1 ? '1 Ziel gehört nicht mehr hierher' : `${goals(count)} gehören nicht mehr hierher`,
    deleted: (count, title) => (count === 1 ? `„${title}“ wurde gelöscht` : `${goals(count)} wurden gelöscht`),
  },
  name: (id) => `Ziel ${id}`,
  fields: {
    name: 'Name',
    way: 'Erreicht durch',
    target: 'Seite oder Ereignis',
    note: 'Notiz',
    createdAt: 'Angelegt',
  },
  choices: { way: { page: 'Eine Seite', event: 'Ein Ereignis' } },
  list: {
    title: 'Ziele',
    search: 'Namen, Seiten und Ereignisse durchsuchen',
    create: 'Neues Ziel',
    empty: 'Noch keine Ziele',
    emptyText: 'Legen Sie fest, was Besucher in Ihrem Shop tun sollen, und sehen Sie, wie viele es tun.',
  },
  form: {
    edit: 'Ziel bearbeiten',
    sections: {
      about: {
        title: 'Ziel',
        text: 'Besuche zählen, sobald Sie speichern, auch die aus der Zeit davor.',
      },
    },
    hints: {
      target: 'Ein Pfad wie /danke oder der Name eines Ereignisses wie sign-up, so wie das Skript ihn sendet.',
    },
  },
}
