import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  least: (count) => `Usa al menos ${count} caracteres`,
  strengths: { 1: 'Fácil de adivinar', 2: 'Aceptable', 3: 'Buena', 4: 'Muy segura' },
}
