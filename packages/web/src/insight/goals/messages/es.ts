import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const goals = (count: number) => (count === 1 ? '1 meta' : `${number(count)} metas`)

export const es: Translated<typeof en> = {
  words: {
    many: 'metas',
    names: 'meta conversión',
    bin: 'Metas eliminadas',
    records: goals,
    added: (count) => (count === 1 ? '1 meta nueva' : `${number(count)} metas nuevas`),
    removed: (count) => (count === 1 ? '1 meta ya no pertenece aquí' : `${goals(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${goals(count)}`),
  },
  name: (id) => `Meta ${id}`,
  fields: {
    name: 'Nombre',
    way: 'Se alcanza con',
    target: 'Página o evento',
    note: 'Nota',
    createdAt: 'Creada',
  },
  choices: { way: { page: 'Una página', event: 'Un evento' } },
  list: {
    title: 'Metas',
    search: 'Buscar nombres, páginas y eventos',
    create: 'Nueva meta',
    empty: 'Todavía no hay metas',
    emptyText: 'Indique qué deben hacer los visitantes en su tienda y vea cuántos lo hacen.',
  },
  form: {
    edit: 'Editar meta',
    sections: {
      about: {
        title: 'Meta',
        text: 'Las visitas cuentan desde que guarda, también las anteriores a la meta.',
      },
    },
    hints: {
      target: 'Una ruta como /gracias, o el nombre de un evento como sign-up, tal como lo envía el script.',
    },
  },
}
