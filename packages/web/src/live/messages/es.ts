import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const counted = (one: string, many: string) => (count: number) => `${number(count)} ${count === 1 ? one : many}`

export const es: Translated<typeof en> = {
  joining: {
    users: counted('usuario nuevo', 'usuarios nuevos'),
    orders: counted('pedido nuevo', 'pedidos nuevos'),
    products: counted('producto nuevo', 'productos nuevos'),
    invoices: counted('factura nueva', 'facturas nuevas'),
    tickets: counted('ticket nuevo', 'tickets nuevos'),
    reviews: counted('reseña nueva', 'reseñas nuevas'),
  },
  leaving: {
    users: counted('usuario ya no corresponde a esta lista', 'usuarios ya no corresponden a esta lista'),
    orders: counted('pedido ya no corresponde a esta lista', 'pedidos ya no corresponden a esta lista'),
    products: counted('producto ya no corresponde a esta lista', 'productos ya no corresponden a esta lista'),
    invoices: counted('factura ya no corresponde a esta lista', 'facturas ya no corresponden a esta lista'),
    tickets: counted('ticket ya no corresponde a esta lista', 'tickets ya no corresponden a esta lista'),
    reviews: counted('reseña ya no corresponde a esta lista', 'reseñas ya no corresponden a esta lista'),
  },
  show: 'Mostrar',
  notice: {
    changed: (name) => `${name} acaba de modificar este registro.`,
    deleted: (name) => `${name} acaba de eliminar este registro.`,
    someone: 'Alguien',
    kept: 'Lo que has escrito sigue aquí. Al guardar se combinan ambos cambios; si coinciden en un campo, tú decides.',
    look: 'Ver los cambios',
    title: 'Qué ha cambiado',
  },
}
