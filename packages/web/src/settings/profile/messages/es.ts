import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  person: 'Sobre ti',
  personText: 'Tus compañeros lo ven junto a lo que haces.',
  appearance: 'Idioma y apariencia',
  appearanceText: 'Se aplican al momento, en este navegador.',
  saved: 'Perfil guardado',
  unchanged: 'No ha cambiado nada',
}
