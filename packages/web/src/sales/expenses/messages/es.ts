import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const expenses = (count: number) => (count === 1 ? '1 gasto' : `${number(count)} gastos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'gastos',
    names: 'gasto coste compra',
    bin: 'Gastos eliminados',
    records: expenses,
    added: (count) => (count === 1 ? '1 gasto nuevo' : `${number(count)} gastos nuevos`),
    removed: (count) => (count === 1 ? '1 gasto ya no pertenece aquí' : `${expenses(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó el gasto de ${title}` : `Se eliminaron ${expenses(count)}`),
  },
  name: (id) => `Gasto ${id}`,
  fields: {
    date: 'Fecha',
    category: 'Categoría',
    vendor: 'Pagado a',
    amount: 'Importe',
    tax: 'Impuesto incluido',
    paidFrom: 'Pagado con',
    recurring: 'Mensual',
    note: 'Nota',
    files: 'Comprobantes',
    createdAt: 'Creado',
    receipt: 'Comprobante',
  },
  choices: {
    category: {
      Rent: 'Alquiler',
      Salaries: 'Salarios',
      Marketing: 'Marketing',
      Software: 'Software',
      Equipment: 'Equipamiento',
      Shipping: 'Envíos',
      Supplies: 'Suministros',
      Travel: 'Viajes',
      'Professional services': 'Servicios profesionales',
      Taxes: 'Impuestos',
      Other: 'Otros',
    },
    paidFrom: { Bank: 'Cuenta bancaria', Card: 'Tarjeta', Cash: 'Efectivo', PayPal: 'PayPal' },
    receipt: { attached: 'Adjunto', missing: 'Falta' },
  },
  list: {
    title: 'Gastos',
    search: 'Buscar en destinatarios y notas',
    create: 'Nuevo gasto',
    empty: 'Aún no hay gastos',
    emptyText: 'Anota aquí lo que gastas, con su comprobante, y Finanzas muestra lo que queda.',
  },
  form: {
    edit: 'Editar gasto',
    sections: {
      about: { title: 'Gasto', text: 'Qué se pagó, cuándo y a quién.' },
      proof: { title: 'Comprobante', text: 'Una foto o un PDF, para tenerlo a mano si alguien lo pide.' },
    },
    hints: { tax: 'Qué parte del importe es impuesto.', recurring: 'Se repite cada mes, como el alquiler.' },
  },
}
