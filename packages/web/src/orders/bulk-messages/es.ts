import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  records: (count) => (count === 1 ? '1 pedido' : `${number(count)} pedidos`),
  notDelivered: 'Sin entregar',
  reasons: { date_order: 'Entregado antes de pedirse' },
  doubts: {
    title: '¿Guardar de todos modos?',
    text: 'Hay algo poco habitual:',
    future: 'La fecha de entrega es futura.',
    neverShipped: 'El pedido tiene fecha de entrega, pero todavía no se ha enviado nada.',
    noShipping: 'Falta la dirección de envío y todavía quedan artículos por enviar.',
    noBilling: 'Falta la dirección de facturación y todavía quedan artículos por enviar.',
    save: 'Guardar de todos modos',
  },
}
