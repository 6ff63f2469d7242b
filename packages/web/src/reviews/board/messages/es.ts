import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  spread: 'Reseñas por estrellas',
  count: (count) => (count === 1 ? '1 reseña' : `${number(count)} reseñas`),
  bar: (stars, count) => `${stars === 1 ? '1 estrella' : `${number(stars)} estrellas`}: ${es.count(count)}`,
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
}
