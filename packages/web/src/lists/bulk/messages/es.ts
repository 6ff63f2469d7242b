import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  about: (records) => `aprox. ${records}`,
  title: {
    edit: (records) => `Cambiar ${records}`,
    adjust: (records) => `Ajustar ${records}`,
    delete: (records) => `Eliminar ${records}`,
    restore: (records) => `Restaurar ${records}`,
  },
  text: {
    edit: 'No se cambia nada hasta que lo confirme.',
    adjust: 'No se cambia nada hasta que lo confirme.',
    delete: 'Se pueden restaurar desde la papelera durante 30 días.',
    restore: 'Vuelven tal como estaban cuando se eliminaron.',
  },
  field: 'Campo',
  value: 'Nuevo valor',
  choose: 'Elegir',
  noMatch: 'Sin resultados',
  clear: 'Borrar',
  reason: 'Motivo (opcional)',
  reasonHint: 'Queda en el historial de cada registro.',
  waits: 'Aquí verás qué cambiaría en cuanto lo rellenes.',
  preview: 'Vista previa',
  changing: (count) => (count === 1 ? '1 cambiará' : `${number(count)} cambiarán`),
  already: (count) => (count === 1 ? '1 ya está así' : `${number(count)} ya están así`),
  nothing: 'No cambiaría nada.',
  refused: (count, isExact) => {
    if (!isExact) return `Al menos ${number(count)} se quedan como están`
    return count === 1 ? '1 se queda como está' : `${number(count)} se quedan como están`
  },
  more: (count) => `y ${number(count)} más`,
  sample: 'Por ejemplo',
  becomes: 'pasa a',
  sums: (field) => `«${field}» de la selección`,
  stale: (count) =>
    count === 1
      ? 'Se ha cambiado 1 registro desde esta vista previa.'
      : `Se han cambiado ${number(count)} registros desde esta vista previa.`,
  again: 'Ver de nuevo',
  anyway: 'Aplicar de todos modos',
  unchanged: 'No había nada que cambiar',
  rule: {
    way: 'Cambio',
    ways: {
      raise: 'Subir un porcentaje',
      lower: 'Bajar un porcentaje',
      add: 'Sumar un importe',
      subtract: 'Restar un importe',
      set: 'Fijar un importe',
    },
    percent: 'Porcentaje',
    amount: 'Importe',
    noNumber: 'Esto no es un número',
    rounding: 'Redondeo',
    exact: 'Al céntimo',
    multiple: (step) => `Al múltiplo más cercano de ${step}`,
    ends: (ending) => `Al más cercano acabado en ${ending}`,
  },
  /** Why an amount stays, by the code of the rule that it would break. */
  beyond: { too_small: 'Quedaría por debajo de cero', too_big: 'Superaría lo permitido' },
}
