import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  banner: (name: string) => `Viendo como ${name}`,
  readOnly: 'Solo lectura',
  label: 'Viendo como otra persona',
  left: (time: string) => `Quedan ${time}`,
  stop: 'Terminar',
  start: 'Ver como este usuario',
  title: (name: string) => `Ver como ${name}`,
  text: 'Durante 30 minutos ves lo que ve esta persona, sin cambiar nada. Se le avisa y queda en el registro.',
  reason: 'Motivo',
  go: 'Ver como',
}
