import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const budgets = (count: number) => (count === 1 ? '1 Budget' : `${number(count)} Budgets`)

export const de: Translated<typeof en> = {
  words: {
    many: 'Budgets',
    names: 'budget plan kosten',
    bin: 'Gelöschte Budgets',
    records: budgets,
    added: (count) => (count === 1 ? '1 neues Budget' : `${number(count)} neue Budgets`),
    removed: (count) =>
      count === 1 ? '1 Budget gehört nicht mehr hierher' : `${budgets(count)} gehören nicht mehr hierher`,
    deleted: (count, title) =>
      count === 1 ? `Das Budget „${title}“ wurde gelöscht` : `${budgets(count)} wurden gelöscht`,
  },
  name: (id) => `Budget ${id}`,
  fields: {
    name: 'Budget',
    month: 'Monat',
    category: 'Kategorie',
    amount: 'Nettobetrag',
    note: 'Notiz',
    startsAt: 'Zählt für',
    createdAt: 'Angelegt',
  },
  list: {
    title: 'Budgets',
    search: 'Budgets und Notizen durchsuchen',
    create: 'Neues Budget',
    empty: 'Noch keine Budgets',
    emptyText: 'Legen Sie fest, was Sie in einem Monat ausgeben dürfen: „Finanzen“ zeigt, wie viel davon übrig ist.',
  },
  form: {
    edit: 'Budget bearbeiten',
    sections: {
      about: {
        title: 'Budget',
        text: 'Was Sie in einem Monat ausgeben dürfen. Mehrere Budgets für denselben Monat und dieselbe Kategorie werden addiert.',
      },
    },
    hints: { amount: 'Ohne Steuer, wie die Ausgaben, mit denen es verglichen wird.' },
  },
}
