import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'reseñas',
    names: 'reseña',
    bin: 'Reseñas eliminadas',
    joining: (count) => (count === 1 ? '1 reseña nueva' : `${number(count)} reseñas nuevas`),
    leaving: (count) =>
      count === 1
        ? '1 reseña ya no corresponde a esta lista'
        : `${number(count)} reseñas ya no corresponden a esta lista`,
    deleted: (count) => (count === 1 ? 'Reseña eliminada' : `Se eliminaron ${number(count)} reseñas`),
  },
  name: (id) => `Reseña ${id}`,
  fields: {
    product: 'Producto',
    rating: 'Valoración',
    review: 'Reseña',
    user: 'Autor',
    likes: 'Me gusta',
    dislikes: 'No me gusta',
    createdAt: 'Escrita',
    reply: 'Nuestra respuesta',
    replierName: 'Respondida por',
    replierId: 'Número de quien respondió',
    repliedAt: 'Respondida',
    status: 'Publicación',
    hiddenReason: 'Motivo para ocultarla',
    orderId: 'Pedido',
  },
  statuses: { Visible: 'Visible', Hidden: 'Oculta' },
  stars: (rating) => `${number(rating)} de 5 estrellas`,
  verifiedBy: (order) => `Compra verificada: pedido ${order}`,
  votes: {
    likes: (count) => `${number(count)} me gusta`,
    dislikes: (count) => `${number(count)} no me gusta`,
  },
  whole: 'Abrir en Reseñas',
  list: { title: 'Reseñas', search: 'Buscar en el texto', empty: 'Todavía no hay reseñas' },
}
