import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const budgets = (count: number) => (count === 1 ? '1 presupuesto' : `${number(count)} presupuestos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'presupuestos',
    names: 'presupuesto plan gastos',
    bin: 'Presupuestos eliminados',
    records: budgets,
    added: (count) => (count === 1 ? '1 presupuesto nuevo' : `${number(count)} presupuestos nuevos`),
    removed: (count) =>
      count === 1 ? '1 presupuesto ya no pertenece aquí' : `${budgets(count)} ya no pertenecen aquí`,
    deleted: (count, title) =>
      count === 1 ? `Se eliminó el presupuesto «${title}»` : `Se eliminaron ${budgets(count)}`,
  },
  name: (id) => `Presupuesto ${id}`,
  fields: {
    name: 'Presupuesto',
    month: 'Mes',
    category: 'Categoría',
    amount: 'Importe neto',
    note: 'Nota',
    startsAt: 'Cuenta para',
    createdAt: 'Creado',
  },
  list: {
    title: 'Presupuestos',
    search: 'Buscar en presupuestos y notas',
    create: 'Nuevo presupuesto',
    empty: 'Aún no hay presupuestos',
    emptyText: 'Indica cuánto puedes gastar en un mes y Finanzas muestra cuánto queda.',
  },
  form: {
    edit: 'Editar presupuesto',
    sections: {
      about: {
        title: 'Presupuesto',
        text: 'Lo que puedes gastar en un mes. Varios presupuestos del mismo mes y categoría se suman.',
      },
    },
    hints: { amount: 'Sin impuestos, como los gastos con los que se compara.' },
  },
}
