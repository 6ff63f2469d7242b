import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const targets = (count: number) => (count === 1 ? '1 objetivo' : `${number(count)} objetivos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'objetivos',
    names: 'objetivo meta ventas',
    bin: 'Objetivos eliminados',
    records: targets,
    added: (count) => (count === 1 ? '1 objetivo nuevo' : `${number(count)} objetivos nuevos`),
    removed: (count) => (count === 1 ? '1 objetivo ya no pertenece aquí' : `${targets(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó el objetivo de ${title}` : `Se eliminaron ${targets(count)}`),
  },
  name: (id) => `Objetivo ${id}`,
  fields: {
    month: 'Mes',
    revenue: 'Ingresos netos',
    orders: 'Pedidos',
    note: 'Nota',
    startsAt: 'Cuenta para',
    createdAt: 'Creado',
  },
  list: {
    title: 'Objetivos de ventas',
    search: 'Buscar en meses y notas',
    create: 'Nuevo objetivo',
    empty: 'Aún no hay objetivos',
    emptyText: 'Indica cuánto quieres vender en un mes y Ventas muestra si llevas buen ritmo.',
  },
  form: {
    edit: 'Editar objetivo',
    sections: {
      about: { title: 'Objetivo', text: 'Lo que quieres vender en un mes. Varios objetivos del mismo mes se suman.' },
    },
    hints: {
      revenue: 'Los totales de los pedidos no devueltos, menos los reembolsos.',
      orders: 'Cuántos pedidos no devueltos; 0 si no importa.',
    },
  },
}
