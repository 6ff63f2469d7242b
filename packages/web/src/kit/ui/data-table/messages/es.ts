import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import { periodWords } from '../period-words.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const period = periodWords(
  {
    today: 'Hoy',
    yesterday: 'Ayer',
    'this-week': 'Esta semana',
    'last-week': 'La semana pasada',
    'this-month': 'Este mes',
    'last-month': 'El mes pasado',
    'this-quarter': 'Este trimestre',
    'last-quarter': 'El trimestre pasado',
    'this-year': 'Este año',
    'last-year': 'El año pasado',
  },
  {
    d: (n) => `Últimos ${number(n)} días`,
    w: (n) => `Últimas ${number(n)} semanas`,
    m: (n) => `Últimos ${number(n)} meses`,
    y: (n) => (n === 1 ? 'Últimos 12 meses' : `Últimos ${number(n)} años`),
  },
)

export const es: Translated<typeof en> = {
  query: {
    completions: 'Sugerencias',
    help: 'Intro añade los filtros. Escribe nombre:valor, con O entre alternativas.',
    words: { empty: 'vacío', filled: 'relleno', or: 'O' },
    mistakes: {
      field: (text) => `No hay ningún campo «${text}». Para buscarlo, escríbelo entre comillas.`,
      value: (text, label) => `«${text}» no es un valor de ${label}.`,
      number: (text, label) => `«${text}» no es un número para ${label}.`,
      date: (text, label) => `«${text}» no es una fecha para ${label}, como 2026-11-21 o 7d.`,
      missing: (_, label) => `${label} necesita un valor.`,
      or: (text) => `O va entre dos filtros; «${text}» no lo es.`,
    },
  },
  alternatives: {
    label: 'Cualquiera de estos',
    hint: 'Basta con que se cumpla uno de estos filtros.',
    group: (place) => `Grupo ${number(place)}`,
    another: 'Otro grupo',
    field: 'Filtro',
  },
  display: {
    flow: 'Filas',
    flows: { pages: 'Páginas', continuous: 'Continuas' },
    density: 'Densidad',
    densities: { normal: 'Normal', compact: 'Compacta' },
  },
  selection: {
    everything: 'Seleccionar todos los resultados',
    some: (count) => (count === 1 ? '1 seleccionado' : `${number(count)} seleccionados`),
    all: (count, exact) => `Seleccionados todos los resultados (${exact ? '' : 'unos '}${number(count)})`,
    allBut: (count, except, exact) =>
      `${exact ? '' : 'Unos '}${number(count)} seleccionados: todos los resultados salvo ${number(except)}`,
    tooFar: (max) =>
      `Un intervalo puede tener hasta ${number(max)} filas. Para seleccionar más, acota la lista con filtros y selecciona todos los resultados.`,
    offerAll: (count, exact) => `Seleccionar todos los resultados (${exact ? '' : 'unos '}${number(count)})`,
    clear: 'Quitar la selección',
    formats: {
      xlsx: 'Libro de Excel',
      csv: 'CSV para hojas de cálculo',
      plain: 'CSV para programas',
      jsonl: 'JSON Lines para programas',
    },
  },
  range: { least: 'Desde', most: 'Hasta', order: 'Es menor que el primer valor' },
  facet: {
    has: 'Contiene',
    isEmpty: 'Está vacío',
    isFilled: 'No está vacío',
    apply: 'Aplicar',
    find: (label) => `Buscar: ${label}`,
    matches: (count, exact) => (count === 1 ? '1 resultado' : `${exact ? '' : 'unos '}${number(count)} resultados`),
    done: 'Ver resultados',
  },
  days: {
    presets: 'Período',
    period,
    calendar: (label) => `${label}: primer y último día`,
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Década anterior',
    nextDecade: 'Década siguiente',
  },
  chips: {
    label: 'Filtros activos',
    remove: (field, words) => `Quitar filtro: ${field} ${words}`,
    since: (day) => `desde el ${day}`,
    until: (day) => `hasta el ${day}`,
    andMore: (some, more) => `${some} y ${number(more)} más`,
    before: (period) => `antes de: ${period}`,
    has: (text) => `contiene «${text}»`,
    or: 'o',
    empty: 'vacío',
    filled: 'no vacío',
    gt: (value) => `más de ${value}`,
    gte: (value) => `al menos ${value}`,
    lt: (value) => `menos de ${value}`,
    lte: (value) => `como máximo ${value}`,
  },
  column: {
    thenAscending: 'Luego ascendente',
    thenDescending: 'Luego descendente',
    unsort: 'Quitar del orden',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    pinLeft: 'Fijar a la izquierda',
    pinRight: 'Fijar a la derecha',
    unpin: 'No fijar',
    resize: 'Cambiar el ancho',
    hide: 'Ocultar columna',
    up: (label) => `Subir: ${label}`,
    down: (label) => `Bajar: ${label}`,
    pin: {
      left: (label) => `Fijar a la izquierda: ${label}`,
      right: (label) => `Fijar a la derecha: ${label}`,
    },
    reset: 'Restablecer columnas',
  },
  pager: {
    label: 'Registros de la lista',
    place: (place, total) => `${number(place)} de ${number(total)}`,
    previous: 'Registro anterior',
    next: 'Registro siguiente',
  },
  grid: {
    label: 'Mostrar como',
    shapes: { table: 'Tabla', grid: 'Imágenes', board: 'Tablero' },
  },
}
