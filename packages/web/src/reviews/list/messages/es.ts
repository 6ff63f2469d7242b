import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const counted = (count: number) => (count === 1 ? '1 reseña' : `${number(count)} reseñas`)

export const es: Translated<typeof en> = {
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
  tabs: { label: 'Reseñas por grupos', all: 'Todas', due: 'Sin respuesta', low: 'Pocas estrellas', hidden: 'Ocultas' },
  stars: (stars) => (stars === 1 ? '1 estrella' : `${number(stars)} estrellas`),
  replies: { due: 'Sin respuesta', given: 'Respondida', none: 'Oculta, no necesita respuesta' },
  purchase: 'Compra',
  verified: { yes: 'Compra verificada', no: 'Sin verificar' },
}
