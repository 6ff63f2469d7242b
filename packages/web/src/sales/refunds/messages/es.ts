import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'reembolsos',
  },
  name: (id) => `Reembolso ${id}`,
  list: 'Reembolsos y devoluciones',
  open: 'Reembolso o devolución',
  title: 'Reembolso o devolución',
  text: (left) => `Aún se pueden reembolsar ${left} de este pedido.`,
  kind: 'Qué ocurre',
  kinds: { Refund: 'Reembolso', Return: 'Devolución' },
  kindHints: { Refund: 'Solo se devuelve el dinero', Return: 'Los artículos vuelven' },
  left: (left, all) => `Quedan ${number(left)} de ${number(all)}`,
  gone: (count) => (count === 1 ? '1 reembolsado' : `${number(count)} reembolsados`),
  piecesOf: (name) => `Cantidad de ${name}`,
  restock: 'Reponer en el almacén',
  restockOf: (name) => `Reponer ${name} en el almacén`,
  shipping: 'Envío',
  amount: 'Importe que se reembolsa',
  most: (most) => `Como máximo ${most}`,
  tooMuch: 'Es más de lo que queda',
  confirm: { Refund: (amount) => `Reembolsar ${amount}`, Return: (amount) => `Devolver y reembolsar ${amount}` },
  confirmReturn: 'Devolver sin reembolso',
  done: {
    Refund: (amount) => `Se reembolsaron ${amount}`,
    Return: (amount) => `Devolución registrada, se reembolsaron ${amount}`,
  },
  returned: 'Devolución registrada',
  conflict: 'Otra persona ha cambiado este pedido o ha hecho un reembolso entretanto. Revisa los importes.',
  creditNote: (number) => `Nota de crédito ${number}`,
  creditNoteFor: (invoice) => `Se emitirá una nota de crédito para ${invoice}.`,
  paid: 'Pagado',
  refunded: 'Reembolsado',
  net: 'Neto',
}
