import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  saved: (field: string, name: string) => `${name}: se guardó «${field}»`,
  nothing: 'Sin resultados',
  saveAnyway: 'Guardar de todos modos',
  paste: {
    saved: (count) => (count === 1 ? '1 celda guardada' : `${number(count)} celdas guardadas`),
    refused: (count) =>
      count === 1
        ? '1 celda no se pudo guardar y está marcada.'
        : `${number(count)} celdas no se pudieron guardar y están marcadas.`,
    tooLong: (lines, room) =>
      `Se pegaron ${number(lines)} filas, pero desde aquí solo caben ${number(room)}. No se ha cambiado nada.`,
    left: (count) => (count === 1 ? '1 celda no tenía sitio.' : `${number(count)} celdas no tenían sitio.`),
    nothing: 'Las celdas ya tienen estos valores',
  },
}
