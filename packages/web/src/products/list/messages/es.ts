import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  create: 'Nuevo producto',
  publish: 'Publicar',
  unpublish: 'Retirar',
  adjust: 'Cambiar precios',
  duplicate: 'Duplicar',
  emptyText: 'Los productos aparecerán aquí en cuanto se creen o se importen.',
  levels: { out: 'Agotado', low: 'Pocas existencias' },
  sumOf: (variants) => (variants === 1 ? 'Las de su variante' : `La suma de ${number(variants)} variantes`),
  rated: (rating, reviews) =>
    reviews === 1 ? `${rating} de 5, 1 reseña` : `${rating} de 5, ${number(reviews)} reseñas`,
  unrated: 'Sin reseñas',
  before: (price) => `antes del descuento ${price}`,
  inStock: 'Existencias',
  tabs: { label: 'Productos por grupos', all: 'Todos', low: 'Pocas existencias' },
  bands: {
    stock: 'Disponibilidad',
    low: 'Bajo',
    inStock: 'Disponible',
    price: 'Precio exacto',
    rating: 'Valoración exacta',
    pieces: 'Existencias exactas',
    between: (from, to) => `De ${from} a ${to}`,
    under: (to) => `Menos de ${to}`,
    over: (from) => `${from} o más`,
  },
}
