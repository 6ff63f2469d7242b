import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: (id) => `Factura electrónica ${id}`,
  ready: 'Según la norma europea EN 16931. Elige el formato:',
  files: {
    pdf: 'PDF con el XML incluido (Factur-X, ZUGFeRD): lo lee tu cliente y también su programa de contabilidad.',
    xml: 'Solo XML (UBL 2.1): para programas de contabilidad y portales.',
  },
  download: { pdf: 'Descargar PDF', xml: 'Descargar XML' },
  lacking: 'Aún no se puede crear la factura electrónica. Faltan estos datos:',
  toCompany: 'Abrir los datos de la empresa',
  toInvoice: 'Editar la factura',
  lacks: {
    issued: 'La factura debe estar emitida y no anulada.',
    sellerName: 'La razón social de tu empresa.',
    sellerAddress: 'La dirección de tu empresa.',
    sellerCountry: 'El país de tu empresa.',
    sellerTaxId: 'El NIF o NIF-IVA de tu empresa.',
    sellerRegistration: 'El registro mercantil, porque tu número fiscal no es un NIF-IVA.',
    buyerName: 'El nombre del cliente.',
    buyerAddress: 'La dirección de facturación.',
    buyerCountry: 'El país de la dirección de facturación.',
    lines: 'Al menos una línea.',
    rates: 'Un tipo impositivo en cada línea y en el envío (0 % si no hay impuesto).',
    category:
      'La categoría de impuesto de las líneas al 0 %: el motivo nombra una que tiene la suya (inversión del sujeto pasivo, entrega intracomunitaria o exportación).',
    exemption: 'El motivo por el que hay líneas exentas.',
    onlyOutside: 'Las líneas no sujetas a IVA necesitan una factura propia.',
    sellerVatId: 'El NIF-IVA de tu empresa, que la categoría de impuesto exige.',
    buyerVatId: 'El NIF-IVA del cliente, que la categoría de impuesto exige.',
    supplyDate: 'La fecha de la operación, que una entrega intracomunitaria exige.',
  },
}
