import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const users = (count: number) => (count === 1 ? '1 usuario' : `${number(count)} usuarios`)

export const es: Translated<typeof en> = {
  title: (count) => `Cambiar el estado de ${users(count)}`,
  text: 'Solo los usuarios activos pueden iniciar sesión. La sesión de los demás se cierra de inmediato.',
  reason: 'Motivo (opcional)',
  reasonHint: 'Se guarda en el historial de cada usuario.',
  change: 'Cambiar estado',
  changed: (count, status) => `Estado de ${users(count)} cambiado a ${status}`,
  unchanged: 'Ya tienen este estado',
  refusedTitle: (count) => `No se pudo cambiar ${users(count)}`,
  refusedText: 'Todos los demás tienen el nuevo estado.',
  refusedAll: 'No se ha cambiado nada.',
  reasons: {
    forbidden: 'Solo un propietario puede modificar a un propietario',
    last_owner: 'Debe haber al menos un propietario activo',
  },
}
