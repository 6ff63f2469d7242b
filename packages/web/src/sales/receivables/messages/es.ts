import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  title: 'Cuentas por cobrar',
  asOf: (day) => `Lo que deben los clientes a fecha de ${day}, por días de retraso.`,
  formula:
    'Puntualidad de pago: parte del importe vencido en los últimos 365 días que se pagó por completo antes de su vencimiento.',
  totals: 'Todos los clientes',
  invoices: (count) => (count === 1 ? '1 factura' : `${number(count)} facturas`),
  number: 'Número de cliente',
  contact: 'Contacto',
  noMail: 'Ninguno todavía',
  export: 'Exportar',
  print: 'Imprimir',
  due: (day) => `Vence el ${day}`,
  overdue: (band) => `${band} de retraso`,
  noneLate: 'Nada vencido',
  search: 'Buscar clientes',
  fields: {
    name: 'Cliente',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    lastMail: 'Último correo',
    invoices: 'Facturas pendientes',
    notDue: 'Sin vencer',
    days30: '1–30 días',
    days60: '31–60 días',
    days90: '61–90 días',
    older: 'Más de 90 días',
    owedAmount: 'Pendiente',
    score: 'Puntualidad de pago',
  },
  heads: { days30: '1–30', days60: '31–60', days90: '61–90', older: '+90' },
  toInvoices: (customer, field, amount) => `${customer}, ${field}: ${amount}`,
  onTime: (onTime, due) => `${onTime} de ${due} a tiempo`,
  noScore: 'Sin vencimientos',
  emptyTitle: 'No hay facturas pendientes',
  emptyText: 'Los clientes aparecen aquí en cuanto se les emite una factura.',
  statement: {
    title: 'Estado de cuenta',
    of: (customer) => `Estado de cuenta: ${customer}`,
    open: 'Estado de cuenta',
    openOf: (customer) => `Estado de cuenta de ${customer}`,
    back: 'Volver a cuentas por cobrar',
    from: 'Desde',
    to: 'Hasta',
    order: 'La fecha final es anterior a la inicial.',
  },
}
