import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Factura',
  name: (id) => `Factura ${id}`,
  from: (company) => `De ${company}`,
  states: {
    open: 'Pendiente',
    overdue: 'Vencida',
    partlyPaid: 'Pagada en parte',
    paid: 'Pagada',
    credited: 'Acreditada',
    void: 'Anulada',
  },
  facts: 'Resumen',
  owed: 'Importe pendiente',
  total: 'Total',
  due: 'Vencimiento',
  issued: 'Emisión',
  paid: 'Pagada el',
  canceled: 'Esta factura se ha anulado. No hay nada que pagar.',
  download: 'Descargar PDF',
  print: 'Imprimir',
  document: 'Documento',
  until: (date) => `Este enlace funciona hasta el ${date}.`,
  gone: {
    title: 'Este enlace ya no es válido',
    text: 'Pide uno nuevo a quien te lo envió.',
  },
  unknown: {
    title: 'Enlace no encontrado',
    text: 'Ábrelo de nuevo desde el correo o pega el enlace completo en la barra de direcciones.',
  },
}
