import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  steps: { label: 'Pasos', file: 'Archivo', columns: 'Columnas', check: 'Revisión', import: 'Importación' },
  file: {
    title: 'Elige un archivo CSV',
    drop: 'Suelta aquí un archivo o',
    choose: 'elige uno',
    limits: (megabytes, rows) =>
      `CSV con comas, puntos y comas o tabuladores, hasta ${number(megabytes)} MB y ${number(rows)} filas`,
    example: 'Descargar un ejemplo',
    uploading: (name) => `Subiendo ${name}`,
    tooLarge: (megabytes) => `El archivo supera los ${number(megabytes)} MB.`,
    empty: 'Este archivo no tiene filas que se puedan importar.',
    tooManyRows: (rows) => `El archivo tiene más de ${number(rows)} filas. Divídelo en archivos más pequeños.`,
    unclosed: 'Una fila es demasiado larga. Comprueba que todas las comillas estén cerradas.',
    busy: 'Se están importando otros archivos. Inténtalo de nuevo en un momento.',
  },
  columns: {
    title: 'Asigna las columnas',
    text: (file, rows) =>
      `${file} tiene ${rows === 1 ? 'una fila' : `${number(rows)} filas`}. Indica qué columna rellena cada campo.`,
    field: 'Campo',
    column: 'Columna del archivo',
    sample: 'Primeros valores',
    none: 'No se importa',
    nameless: (position) => `Columna ${number(position)}`,
    check: 'Revisar las filas',
    another: 'Elegir otro archivo',
  },
  check: {
    ready: 'se crearán',
    changing: 'se modificarán',
    unchanged: 'quedan como están',
    refused: 'se rechazarán',
    allFine: 'Todas las filas se pueden importar.',
    refusedTitle: 'Filas rechazadas',
    refusedText: 'Estas quedan fuera. El resto se puede importar igualmente.',
    more: (count) => `Se muestran las primeras ${number(count)}; el archivo las contiene todas.`,
    download: 'Descargar las filas rechazadas',
    row: 'Fila',
    column: 'Columna',
    value: 'Valor',
    reason: 'Motivo',
    malformed: 'La fila no encaja con el encabezado',
    back: 'Volver a las columnas',
  },
  reasons: {
    required: 'Falta',
    choice: 'No es uno de los valores conocidos',
    email: 'No es un correo electrónico',
    taken: 'Ya está en uso o se repite en este archivo',
    unknown_record: 'Ningún registro tiene esta clave',
  },
  running: {
    title: 'Importando',
    progress: (created, total) => `${number(created)} de ${number(total)}`,
    text: 'Continúa aunque salgas de la página.',
  },
  done: {
    refused: (count) => (count === 1 ? 'Se ha rechazado una fila.' : `Se han rechazado ${number(count)} filas.`),
    refusedText: 'Han quedado fuera. Corrígelas en el archivo descargado e impórtalo.',
    undo: 'Deshacer la importación',
    undone: 'La importación se ha deshecho',
    another: 'Importar otro archivo',
  },
  modes: {
    label: 'Las filas de este archivo',
    create: 'Crear registros nuevos',
    update: (key) => `Modificar los existentes, buscados por «${key}»`,
    both: 'Ambas cosas: crear lo nuevo y modificar lo existente',
    hints: {
      create: 'Se rechaza una fila si su registro ya existe.',
      update: 'Se rechaza una fila si su registro no existe. Las celdas vacías dejan el campo como está.',
      both: 'Las celdas vacías dejan como está el campo de un registro existente.',
    },
  },
  join: (one, other) => `${one} · ${other}`,
}
