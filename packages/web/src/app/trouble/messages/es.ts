import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Mantenimiento',
  heading: 'Quarterdeck está en mantenimiento',
  text: 'Volvemos enseguida. Lo que ha escrito no se pierde y esta página vuelve por sí sola.',
  preparing: {
    heading: 'Quarterdeck se está preparando',
    text: 'La base de datos se está actualizando. En cuanto termine, esta página vuelve por sí sola.',
  },
  until: (time) => `Previsto hasta ${time}`,
  anyMoment: 'en cualquier momento',
  connection: 'Sin conexión. Reintentando…',
}
