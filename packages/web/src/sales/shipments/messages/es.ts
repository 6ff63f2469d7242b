import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const items = (count: number) => (count === 1 ? '1 artículo' : `${number(count)} artículos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'envíos',
  },
  name: (id) => `Envío ${id}`,
  list: 'Envíos',
  none: 'Todavía no se ha enviado nada.',
  untracked: 'Enviado sin seguimiento.',
  fields: {
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    trackingUrl: 'Enlace de seguimiento',
  },
  track: 'Seguir el envío',
  partly: (shipped, all) =>
    shipped === 1 ? `1 de ${number(all)} enviado` : `${number(shipped)} de ${number(all)} enviados`,
  open: 'Enviar artículos',
  openRest: 'Enviar el resto',
  text: 'Elige qué va en este paquete. El resto se puede enviar más tarde.',
  left: (left, all) => `Quedan por enviar ${number(left)} de ${number(all)}`,
  piecesOf: (name) => `Cantidad de ${name}`,
  tooMuch: (most) => `Como máximo ${number(most)}`,
  linkHint: 'Empieza por https://',
  linkWrong: 'Escribe una dirección que empiece por https://',
  becomesShipping: 'El estado del pedido pasa a «En camino».',
  confirm: (count) => `Enviar ${items(count)}`,
  shipped: (count) => (count === 1 ? '1 artículo enviado' : `${number(count)} artículos enviados`),
  conflict: 'Otra persona ha cambiado los artículos de este pedido entretanto. Revisa las cantidades.',
  edit: 'Editar el seguimiento',
  editText: 'El contenido del envío no cambia.',
  saved: 'Seguimiento actualizado',
  slip: 'Albarán',
  remove: 'Retirar el envío',
  removed: 'Envío retirado',
  menuOf: (name) => `Más acciones para ${name}`,
}
