import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  title: 'Cuentas por cobrar',
  asOf: (day) => `Lo que deben los clientes a ${day} (UTC), por días de retraso.`,
  formula:
    'Puntualidad de pago: de lo que venció en los últimos 365 días, la parte pagada por completo hasta su vencimiento, por importe.',
  totals: 'Todos los clientes',
  invoices: (count) => (count === 1 ? '1 factura' : `${number(count)} facturas`),
  search: 'Buscar clientes',
  fields: {
    name: 'Cliente',
    email: 'Correo electrónico',
    invoices: 'Facturas abiertas',
    notDue: 'Sin vencer',
    days30: '1–30 días',
    days60: '31–60 días',
    days90: '61–90 días',
    older: 'Más de 90 días',
    owedAmount: 'Pendiente',
    score: 'Puntualidad de pago',
  },
  toInvoices: (customer, field, amount) => `${customer}, ${field}: ${amount}`,
  onTime: (onTime, due) => `${onTime} de ${due} a tiempo`,
  noScore: 'No venció nada',
  emptyTitle: 'Nadie debe nada',
  emptyText: 'Los clientes aparecen aquí en cuanto se les emite una factura.',
  statement: {
    title: 'Estado de cuenta',
    of: (customer) => `Estado de cuenta: ${customer}`,
    open: 'Estado de cuenta',
    openOf: (customer) => `Estado de cuenta de ${customer}`,
    back: 'Volver a cuentas por cobrar',
    from: 'Desde',
    to: 'Hasta',
    order: 'El periodo termina antes de empezar.',
  },
}
