import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Dónde encontrarte',
  text: 'Arrastra los enlaces al orden en que los verán los demás o muévelos con las flechas. Los cambios se guardan al hacerlos.',
  label: 'Tus enlaces',
  empty: 'Aún no hay enlaces. Añade el primero abajo.',
  network: 'Red',
  address: 'Usuario o dirección',
  add: 'Añadir enlace',
  preview: (address) => `Quedará como ${address}`,
  invalid: 'Escribe un usuario como @nombre o la dirección de un perfil',
  taken: 'Este enlace ya está en tu lista',
  full: (most) => `Puedes tener ${most} enlaces`,
  up: (link) => `Subir ${link}`,
  down: (link) => `Bajar ${link}`,
  remove: (link) => `Quitar ${link}`,
  moved: (link, place, of) => `${link} está ahora en el puesto ${place} de ${of}`,
}
