import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  words: {
    many: 'tickets',
    names: 'ticket',
  },
  name: (id) => `Ticket ${id}`,
  statuses: { Open: 'Abierto', Closed: 'Cerrado', Pending: 'Pendiente' },
  fields: {
    id: 'Número',
    userId: 'Cliente',
    subject: 'Asunto',
    describe: 'Descripción',
    status: 'Estado',
    image: 'Imagen',
    createdAt: 'Creado',
  },
  list: { title: 'Tickets', search: 'Buscar en asunto o descripción', empty: 'Todavía no hay tickets' },
}
