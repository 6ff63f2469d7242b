import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  hint: 'Pulsa Espacio para coger la tarjeta, las flechas para moverla, Espacio para soltarla y Escape para devolverla.',
  grabbed: (title, spot) => `«${title}» cogida. ${spot}.`,
  over: (spot) => `${spot}.`,
  dropped: (title, spot) => `«${title}» soltada. ${spot}.`,
  cancelled: (title, spot) => `«${title}» ha vuelto a su sitio. ${spot}.`,
  place: (column, place, count) => `${column}, posición ${number(place)} de ${number(count)}`,
  moveTo: 'Mover a',
  more: (count) => `Mostrar más (quedan ${number(count)})`,
  failed: 'Las tarjetas no se han cargado.',
  retry: 'Reintentar',
}
