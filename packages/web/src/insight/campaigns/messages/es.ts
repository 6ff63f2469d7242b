import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const campaigns = (count: number) => (count === 1 ? '1 campaña' : `${number(count)} campañas`)

export const es: Translated<typeof en> = {
  words: {
    many: 'campañas',
    names: 'campaña utm',
    bin: 'Campañas eliminadas',
    records: campaigns,
    added: (count) => (count === 1 ? '1 campaña nueva' : `${number(count)} campañas nuevas`),
    removed: (count) => (count === 1 ? '1 campaña ya no pertenece aquí' : `${campaigns(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${campaigns(count)}`),
  },
  name: (id) => `Campaña ${id}`,
  fields: {
    name: 'Nombre',
    code: 'Código',
    channel: 'Canal',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    cost: 'Coste',
    note: 'Nota',
    createdAt: 'Creada',
  },
  choices: {
    channel: {
      direct: 'Directo',
      search: 'Buscadores',
      social: 'Redes sociales',
      email: 'Correo',
      ads: 'Anuncios',
      referral: 'Otros sitios',
    },
  },
  list: {
    title: 'Campañas',
    search: 'Buscar nombres y códigos',
    create: 'Nueva campaña',
    empty: 'Todavía no hay campañas',
    emptyText: 'Añada con qué anuncia su tienda y vea cuánto cuesta cada pedido.',
  },
  form: {
    edit: 'Editar campaña',
    sections: {
      about: { title: 'Campaña', text: 'Una visita cuenta para la campaña si llega por un enlace con su código.' },
    },
    hints: {
      code: 'Añádalo a cada enlace, como utm_campaign=código.',
      startsAt: 'El coste cuenta para este día.',
      cost: 'El coste total de la campaña.',
    },
  },
}
