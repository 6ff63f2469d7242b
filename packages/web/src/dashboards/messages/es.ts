import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  dashboards: {
    sales: { title: 'Ventas', about: 'Qué se vende, a quién y qué queda de ello' },
    finance: { title: 'Finanzas', about: 'Qué deben los clientes y qué se ha facturado y cobrado' },
  },
  cards: {
    netRevenue: 'Ingresos netos',
    orders: 'Pedidos',
    averageOrder: 'Pedido medio',
    unitsPerOrder: 'Unidades por pedido',
    revenueOverTime: 'Evolución de los ingresos netos',
    grossToNet: 'De bruto a neto',
    buyers: 'Pedidos de clientes nuevos y recurrentes',
    ordersByStatus: 'Pedidos por estado',
    bestProducts: 'Productos más vendidos',
    countries: 'Ingresos netos por país',
    outstanding: 'Pendiente de cobro',
    overdue: 'Vencido',
    paidOff: 'Cobrado',
    daysOutstanding: 'Plazo medio de cobro (DSO)',
    invoicedAndPaid: 'Facturado y cobrado',
    receivablesByAge: 'Deuda por antigüedad',
    debtors: 'Quién debe más',
    tax: 'Impuestos facturados',
  },
  metrics: {
    orders: { title: 'Pedidos', formula: 'Cuántos pedidos se hicieron, sea cual sea su estado.' },
    soldOrders: { title: 'Pedidos no devueltos', formula: 'Cuántos pedidos se hicieron y no se devolvieron.' },
    grossSales: {
      title: 'Ventas brutas',
      formula: 'El total de todos los pedidos antes de descuentos: artículos, envío e impuestos.',
    },
    discounts: { title: 'Descuentos', formula: 'Los descuentos de todos los pedidos.' },
    sentBack: { title: 'Pedidos devueltos', formula: 'El total de los pedidos con estado «Devuelto».' },
    refunds: {
      title: 'Reembolsos',
      formula: 'Lo reembolsado en pedidos que no se devolvieron por completo.',
    },
    netRevenue: {
      title: 'Ingresos netos',
      formula: 'El total de los pedidos no devueltos, menos lo reembolsado en ellos. Incluye impuestos y envío.',
    },
    units: { title: 'Unidades', formula: 'Las cantidades de todos los artículos de pedidos no devueltos.' },
    itemSales: {
      title: 'Ventas de artículos',
      formula:
        'Cantidad por precio de todos los artículos de pedidos no devueltos. No se restan los descuentos sobre el pedido entero.',
    },
    averageOrder: { title: 'Pedido medio', formula: 'Los ingresos netos divididos entre los pedidos no devueltos.' },
    unitsPerOrder: { title: 'Unidades por pedido', formula: 'Las unidades divididas entre los pedidos no devueltos.' },
    outstanding: {
      title: 'Pendiente de cobro',
      formula:
        'Lo que aún se debe de todas las facturas abiertas, vencidas o no: emitidas, enviadas, vistas, pagadas en parte o vencidas.',
    },
    overdue: { title: 'Vencido', formula: 'Lo que aún se debe de facturas que vencieron antes de hoy (UTC).' },
    invoiced: {
      title: 'Facturado',
      formula:
        'El total de las facturas según su fecha de emisión, sin borradores ni anuladas. No se restan las notas de crédito.',
    },
    taxInvoiced: {
      title: 'Impuestos facturados',
      formula: 'Los impuestos de las facturas según su fecha de emisión, sin borradores ni anuladas.',
    },
    paidOff: {
      title: 'Cobrado',
      formula:
        'Lo pagado de las facturas, según el día en que ya no se debía nada de ellas. Los pagos parciales cuentan cuando la factura queda saldada.',
    },
    daysOutstanding: {
      title: 'Plazo medio de cobro (DSO)',
      formula:
        'Lo pendiente de cobro dividido entre lo facturado en los últimos 90 días, por 90. No depende del periodo elegido.',
    },
  },
  statuses: { Delivered: 'Entregado', Shipping: 'En camino', New: 'Nuevo', Pending: 'Pendiente', Return: 'Devuelto' },
  buyers: { new: 'Clientes nuevos', returning: 'Clientes recurrentes' },
  ages: {
    notDue: 'Sin vencer',
    days30: '1–30 días de retraso',
    days60: '31–60 días de retraso',
    days90: '61–90 días de retraso',
    older: 'Más de 90 días de retraso',
  },
  unknown: 'Desconocido',
  splits: {
    status: 'Estado',
    buyer: 'Clientes',
    country: 'País',
    productId: 'Producto',
    age: 'Antigüedad',
    customerId: 'Cliente',
  },
  steps: { hour: 'Hora', day: 'Día', week: 'Semana', month: 'Mes' },
  number: 'Cifra',
  now: 'Valor',
  against: { previous: 'Periodo anterior', year: 'Año anterior', none: 'Sin comparación' },
  frame: {
    label: 'Periodo',
    range: 'Periodo',
    ranges: {
      today: 'Hoy',
      '7d': 'Últimos 7 días',
      '30d': 'Últimos 30 días',
      '90d': 'Últimos 90 días',
      month: 'Este mes',
      quarter: 'Este trimestre',
      year: 'Este año',
      custom: 'Personalizado',
    },
    from: 'Desde',
    to: 'Hasta',
    comparison: 'Comparación',
    comparedWith: (what: string) => `frente a: ${what.toLowerCase()}`,
    zone: 'Zona horaria',
  },
  change: {
    more: (share: string) => `${share} más`,
    less: (share: string) => `${share} menos`,
    same: 'Sin cambios',
    fromNothing: 'Antes, nada',
  },
  before: (value: string) => `antes: ${value}`,
  standing: 'Situación actual',
  days: (count: number) => `${String(count).replace('.', ',')} ${count === 1 ? 'día' : 'días'}`,
  partial: 'incompleto',
  asOf: (time: string) => `Datos de: ${time}`,
  empty: 'Nada en este periodo',
  failed: 'No se ha podido cargar',
  menu: {
    label: (title: string) => `Opciones de ${title}`,
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    csv: 'Descargar CSV',
    explain: '¿Cómo se calcula?',
  },
  explained: (title: string) => `Cómo se calcula «${title}»`,
  rangeOf: (days: string, zone: string) => `${days}, días según ${zone}`,
}
