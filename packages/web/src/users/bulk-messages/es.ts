import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  records: (count) => (count === 1 ? '1 usuario' : `${number(count)} usuarios`),
  statusHint: 'Solo los usuarios activos pueden iniciar sesión. La sesión de los demás se cierra de inmediato.',
  reasons: {
    forbidden: 'Solo un propietario puede modificar a un propietario',
    last_owner: 'Debe haber al menos un propietario activo',
    taken: 'Otra persona tiene este correo electrónico',
  },
}
