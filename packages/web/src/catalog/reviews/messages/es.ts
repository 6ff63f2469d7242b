import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const counted = (count: number) => (count === 1 ? '1 reseña' : `${number(count)} reseñas`)

export const es: Translated<typeof en> = {
  words: {
    many: 'reseñas',
    names: 'reseña',
    bin: 'Reseñas eliminadas',
    added: (count) => (count === 1 ? '1 reseña nueva' : `${number(count)} reseñas nuevas`),
    removed: (count) =>
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
  board: {
    spread: 'Reseñas por estrellas',
    count: (count) => (count === 1 ? '1 reseña' : `${number(count)} reseñas`),
    bar: (stars, count) => `${stars === 1 ? '1 estrella' : `${number(stars)} estrellas`}: ${es.board.count(count)}`,
    show: 'Mostrar',
    shows: { visible: 'Visibles', unanswered: 'Sin respuesta', hidden: 'Ocultas', all: 'Todas' },
    sort: 'Ordenar',
    sorts: {
      newest: 'Más recientes primero',
      oldest: 'Más antiguas primero',
      best: 'Mejores primero',
      worst: 'Peores primero',
      liked: 'Más valoradas primero',
    },
    reset: 'Todas las reseñas',
    more: 'Cargar más',
    none: 'Aún no hay reseñas',
    noneText: 'Aquí aparecerá lo que los clientes dicen de este producto.',
    noMatch: 'Ninguna reseña coincide',
    hiddenFor: (reason) => `Oculta: ${reason}`,
    reply: 'Responder',
    replyTo: (name) => `Responder a ${name}`,
    editReply: 'Editar la respuesta',
    removeReply: 'Quitar la respuesta',
    yourReply: 'Tu respuesta',
    send: 'Publicar la respuesta',
    hide: 'Ocultar',
    hideTitle: '¿Ocultar esta reseña?',
    hideText: 'Se conserva, pero deja de contar en la valoración del producto.',
    hideReason: 'Motivo',
    hideReasonHint: 'Queda junto a la reseña y en su historial.',
    hideReasonHints: 'Queda junto a cada reseña y en su historial.',
    unhide: 'Volver a mostrar',
    done: {
      replied: 'Respuesta publicada',
      unreplied: 'Respuesta quitada',
      hidden: 'Reseña oculta',
      shown: 'La reseña vuelve a estar visible',
      deleted: 'Reseña eliminada',
    },
  },
  list: {
    title: 'Reseñas',
    empty: 'Todavía no hay reseñas',
    searchText: 'Buscar en el texto',
    search: 'Buscar texto o autor',
    emptyText: 'Las reseñas aparecerán aquí en cuanto los clientes las escriban.',
    records: counted,
    hide: {
      label: 'Ocultar',
      title: (records) => `Ocultar ${records}`,
      text: (records) =>
        `Se retiran ${records} de la vista y de las valoraciones. Se pueden volver a mostrar cuando quiera.`,
    },
    show: {
      label: 'Volver a mostrar',
      title: (records) => `Volver a mostrar ${records}`,
      text: (records) => `Vuelven a verse ${records} y cuentan de nuevo en las valoraciones.`,
    },
    tabs: {
      label: 'Reseñas por grupos',
      all: 'Todas',
      due: 'Sin respuesta',
      low: 'Pocas estrellas',
      hidden: 'Ocultas',
    },
    stars: (stars) => (stars === 1 ? '1 estrella' : `${number(stars)} estrellas`),
    replies: { due: 'Sin respuesta', given: 'Respondida', none: 'Oculta, no necesita respuesta' },
    purchase: 'Compra',
    verified: { yes: 'Compra verificada', no: 'Sin verificar' },
  },
}
