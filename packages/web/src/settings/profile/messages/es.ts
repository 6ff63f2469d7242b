import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  person: 'Sobre ti',
  personText: 'Tus compañeros lo ven junto a lo que haces.',
  bioHint: 'Unas palabras sobre ti y tu trabajo, hasta 600 caracteres.',
  formats: 'Idioma y formatos',
  formatsText: 'Se aplican al momento y dondequiera que inicies sesión. Los correos llegan en tu idioma.',
  timeZone: 'Zona horaria',
  deviceZone: (zone: string) => `La de este dispositivo (${zone})`,
  zoneHint: 'Buscar zonas horarias',
  noZone: 'No existe esa zona horaria',
  byLanguage: (example: string) => `Según el idioma (${example})`,
  dateFormat: 'Fechas',
  clock: 'Horas',
  clocks: { 24: '24 horas', 12: '12 horas' },
  numberFormat: 'Números',
  firstDay: 'La semana empieza el',
  preview: { title: 'Vista previa', day: 'Día', moment: 'Momento', number: 'Número', money: 'Importe' },
  appearance: 'Apariencia',
  appearanceText: 'Se aplica al momento, y en los dispositivos nuevos desde el principio.',
  density: 'Filas de las listas',
  densities: { normal: 'Amplias', compact: 'Compactas' },
  saved: 'Perfil guardado',
  unchanged: 'No ha cambiado nada',
}
