import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: (id) => `E-Rechnung ${id}`,
  ready: 'Nach der europäischen Norm EN 16931. Wählen Sie das Format:',
  files: {
    pdf: 'PDF mit eingebettetem XML (ZUGFeRD, Factur-X): lesbar für Ihren Kunden und für seine Buchhaltungssoftware.',
    xml: 'Nur XML (UBL 2.1): für Buchhaltungssoftware und Portale.',
  },
  download: { pdf: 'PDF herunterladen', xml: 'XML herunterladen' },
  lacking: 'Die E-Rechnung kann noch nicht erstellt werden. Es fehlt:',
  toCompany: 'Unternehmensdaten öffnen',
  toInvoice: 'Rechnung bearbeiten',
  lacks: {
    issued: 'Die Rechnung muss ausgestellt und darf nicht storniert sein.',
    sellerName: 'Der Firmenname.',
    sellerAddress: 'Die Adresse Ihres Unternehmens.',
    sellerCountry: 'Das Land Ihres Unternehmens.',
    sellerTaxId: 'Die USt-IdNr. oder Steuernummer Ihres Unternehmens.',
    sellerRegistration: 'Der Handelsregistereintrag, weil Ihre Steuernummer keine USt-IdNr. ist.',
    buyerName: 'Der Name des Kunden.',
    buyerAddress: 'Die Rechnungsadresse.',
    buyerCountry: 'Das Land der Rechnungsadresse.',
    lines: 'Mindestens eine Position.',
    rates: 'Ein Steuersatz für jede Position und den Versand (0 %, wenn keine Steuer anfällt).',
    category:
      'Die Steuerkategorie der Positionen mit 0 %: Der Grund nennt eine, die eine eigene hat (Reverse-Charge, innergemeinschaftliche Lieferung oder Ausfuhr).',
    exemption: 'Der Grund, aus dem Positionen steuerfrei sind.',
    onlyOutside: 'Nicht steuerbare Positionen brauchen eine eigene Rechnung.',
    sellerVatId: 'Die USt-IdNr. deines Unternehmens, die die Steuerkategorie verlangt.',
    buyerVatId: 'Die USt-IdNr. des Kunden, die die Steuerkategorie verlangt.',
    supplyDate: 'Das Leistungsdatum, das eine innergemeinschaftliche Lieferung verlangt.',
  },
}
