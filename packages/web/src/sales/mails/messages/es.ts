import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  kinds: { invoice: 'Factura' },
  texts: {
    title: 'Correos a clientes',
    section: 'Texto',
    about: 'Lo que leen los clientes cuando les escribes. Cada idioma tiene su propio texto.',
    kind: 'Correo',
    languages: 'Idioma',
    saved: 'Texto guardado',
    reset: 'Restablecer texto',
    restored: 'Texto original restablecido',
    readOnly: 'Solo los administradores pueden cambiar estos textos.',
  },
  words: {
    subject: 'Asunto',
    text: 'Texto',
    hint: 'Una línea en blanco empieza otro párrafo. El enlace se convierte en botón si está solo en su línea.',
    insert: 'Insertar',
  },
  variables: {
    number: 'Número de factura',
    customer: 'Cliente',
    company: 'Tu empresa',
    amount: 'Total',
    owed: 'Importe pendiente',
    issueDate: 'Fecha de emisión',
    dueDate: 'Vencimiento',
    link: 'Enlace a la factura',
  },
  preview: {
    title: 'Vista previa',
    to: 'Para',
    subject: 'Asunto',
    about: (id) => `Con la factura ${id}`,
    nobody: 'Sin dirección de correo',
    none: 'La vista previa aparecerá cuando hayas emitido una factura.',
  },
}
