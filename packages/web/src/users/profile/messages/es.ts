import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  title: 'Perfil',
  edit: 'Editar',
  sections: 'Secciones',
  tabs: { timeline: 'Cronología', orders: 'Pedidos', invoices: 'Facturas', tickets: 'Tickets', reviews: 'Reseñas' },
  views: {
    label: 'Qué mostrar',
    all: 'Todo',
    profile: 'Cambios en el perfil',
    by: (name) => `Cambios de ${name}`,
  },
  figures: 'En cifras',
  tiles: {
    value: 'Valor total del cliente',
    valueHint: 'Pedidos no devueltos',
    orders: 'Pedidos',
    ordersHint: (returned) =>
      returned === 0 ? 'Ninguno devuelto' : returned === 1 ? '1 devuelto' : `${number(returned)} devueltos`,
    tickets: 'Tickets abiertos',
    ticketsHint: (total) => `de ${number(total)} en total`,
    invoices: 'Facturas pendientes',
    invoicesHint: (due) => `${due} por cobrar`,
    reviews: 'Reseñas',
    reviewsHint: (rating) => `${number(rating)} estrellas de media`,
    noReviews: 'Ninguna escrita',
  },
  leaving: {
    deactivate: 'Desactivado',
    delete: 'Por eliminar',
    deactivateText: (left: string, until: string) => `Se fue el ${left}, puede volver hasta el ${until}`,
    deleteText: (left: string, until: string) => `Se fue el ${left}, se elimina el ${until}`,
    overText: (left: string) => `Se fue el ${left}, solo un administrador puede reabrir la cuenta`,
    reopen: 'Reabrir la cuenta',
    reopened: 'Cuenta reabierta',
  },
}
