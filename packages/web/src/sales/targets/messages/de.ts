import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const targets = (count: number) => (count === 1 ? '1 Umsatzziel' : `${number(count)} Umsatzziele`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Umsatzziele',
    names: 'umsatzziel ziel verkauf',
    bin: 'Gelöschte Umsatzziele',
    records: targets,
    added: (count) => (count === 1 ? '1 neues Umsatzziel' : `${number(count)} neue Umsatzziele`),
    removed: (count) =>
      count === 1 ? '1 Umsatzziel gehört nicht mehr hierher' : `${targets(count)} gehören nicht mehr hierher`,
    deleted: (count, title) =>
      count === 1 ? `Das Umsatzziel für ${title} wurde gelöscht` : `${targets(count)} wurden gelöscht`,
  },
  name: (id) => `Umsatzziel ${id}`,
  fields: {
    month: 'Monat',
    revenue: 'Nettoumsatz',
    orders: 'Bestellungen',
    note: 'Notiz',
    startsAt: 'Zählt für',
    createdAt: 'Angelegt',
  },
  list: {
    title: 'Umsatzziele',
    search: 'Monate und Notizen durchsuchen',
    create: 'Neues Umsatzziel',
    empty: 'Noch keine Umsatzziele',
    emptyText: 'Legen Sie fest, was Sie in einem Monat verkaufen wollen: „Verkauf“ zeigt, ob Sie im Plan liegen.',
  },
  form: {
    edit: 'Umsatzziel bearbeiten',
    sections: {
      about: {
        title: 'Umsatzziel',
        text: 'Was Sie in einem Monat verkaufen wollen. Mehrere Ziele für denselben Monat werden addiert.',
      },
    },
    hints: {
      revenue: 'Die Summen nicht retournierter Bestellungen abzüglich Erstattungen.',
      orders: 'Anzahl nicht retournierter Bestellungen; 0, wenn es darauf nicht ankommt.',
    },
  },
}
