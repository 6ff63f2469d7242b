import type { FieldCode } from '@quarterdeck/contract/problem'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const fields: Record<FieldCode, (limit?: number | string) => string> = {
  required: () => 'Rellena este campo',
  type: () => 'Este valor no es válido',
  invalid: () => 'Este valor no es válido',
  email: () => 'Escribe un correo como nombre@empresa.com',
  too_short: (limit) => (limit ? `Usa al menos ${limit} caracteres` : 'Es demasiado corto'),
  too_long: (limit) => (limit ? `Usa como máximo ${limit} caracteres` : 'Es demasiado largo'),
  too_small: (limit) => (limit ? `Escribe ${limit} o más` : 'Es demasiado pequeño'),
  too_big: (limit) => (limit ? `Escribe ${limit} o menos` : 'Es demasiado grande'),
  decimals: () => 'Usa como máximo dos decimales',
  choice: () => 'Elige una de las opciones',
  taken: () => 'Ya está en uso',
  date: () => 'Escribe una fecha válida',
  date_order: () => 'Las fechas no están en orden',
  unknown_record: () => 'Este registro no existe',
  forbidden: () => 'No tienes permiso para cambiar esto',
  last_owner: () => 'Debe haber al menos un propietario activo',
  refunded: () => 'El total no puede ser inferior a lo reembolsado',
  shipped: () => 'Lo que se ha enviado debe seguir en su línea',
  has_variants: () => 'Las existencias se llevan por variante; abre el producto para cambiarlas',
  wrong: () => 'No coincide',
  common_password: () => 'Demasiadas personas usan esta contraseña; elige otra',
  picture_type: () => 'No es una imagen JPEG, PNG, WebP ni AVIF',
  picture_broken: () => 'Esta imagen está dañada. Elige otra.',
  picture_animated: () => 'No se pueden usar imágenes animadas',
  picture_pixels: (limit) => `Usa una imagen de ${limit} megapíxeles como máximo`,
}

export const es: Translated<typeof en> = {
  actions: {
    back: 'Volver',
    cancel: 'Cancelar',
    clear: 'Borrar',
    close: 'Cerrar',
    delete: 'Eliminar',
    retry: 'Reintentar',
    save: 'Guardar cambios',
    undo: 'Deshacer',
  },
  language: 'Idioma',
  scheme: { label: 'Tema', auto: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  fields,
  problems: {
    conflict: 'Otra persona lo ha cambiado mientras tanto',
    forbidden: 'No tienes permiso para hacer esto',
    viewOnly: 'Estás viendo como otra persona, así que no se puede cambiar nada',
    invalid: 'El servidor no lo ha aceptado',
    internal: 'Algo ha fallado por nuestra parte',
    maintenance: 'Quarterdeck está en mantenimiento. No se ha cambiado nada.',
    network: 'No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.',
    notFound: 'Esto ya no existe',
    rateLimited: (seconds) =>
      seconds
        ? `Demasiados intentos. Vuelve a probar en ${number(seconds)} segundos.`
        : 'Demasiados intentos. Vuelve a probar en un momento.',
    signedOut: 'Has cerrado la sesión',
    timeout: 'El servidor ha tardado demasiado en responder',
    tooLarge: 'Es demasiado grande',
    unavailable: 'La base de datos no está disponible en este momento. Inténtalo dentro de un momento.',
    requestId: (id) => `Solicitud ${id}`,
    loadFailed: 'No se ha podido cargar',
  },
  undo: {
    done: 'Deshecho',
    partly: (kept) =>
      kept === 1
        ? 'Deshecho, salvo un registro que se ha cambiado después'
        : `Deshecho, salvo ${number(kept)} registros que se han cambiado después`,
    failed: 'No se ha podido deshacer',
  },
  form: {
    problems: (count) => (count === 1 ? 'Hay un campo que revisar' : `Hay ${number(count)} campos que revisar`),
    optional: 'opcional',
    saveKeys: 'Ctrl+Intro guarda',
    leave: {
      title: '¿Descartar los cambios?',
      text: 'Lo que has escrito no se ha guardado.',
      stay: 'Seguir editando',
      discard: 'Descartar cambios',
    },
    conflict: {
      title: 'Otra persona lo ha cambiado mientras tanto',
      text: 'Elige qué valores conservar.',
      theirs: 'Los suyos',
      yours: 'Los tuyos',
      empty: 'Vacío',
      save: 'Guardar mi elección',
    },
  },
  table: {
    search: 'Buscar',
    clearSearch: 'Borrar la búsqueda',
    reset: 'Quitar filtros',
    all: 'Todos',
    selectAll: 'Seleccionar todo en esta página',
    select: (name) => `Seleccionar ${name}`,
    actions: 'Acciones',
    sortBy: 'Ordenar por',
    ascending: 'Ascendente',
    descending: 'Descendente',
    display: 'Visualización',
    columns: 'Columnas',
    columnMenu: (label) => `Opciones de ${label}`,
    columnWidth: (label) => `Ancho de ${label}`,
    export: 'Exportar',
    filterLine: 'Filtros como texto',
    moreFilters: 'Más filtros',
    filters: 'Filtros',
    sortPlace: (place) => `posición ${number(place)} del orden`,
    perPage: 'Filas por página',
    counted: (count, exact) => `${exact ? '' : 'unos '}${number(count)}`,
    range: (from, to, total, exact) => `${number(from)}–${number(to)} de ${exact ? '' : 'unos '}${number(total)}`,
    firstPage: 'Primera página',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    lastPage: 'Última página',
    pages: 'Páginas',
    loading: 'Cargando',
    noMatch: 'Sin resultados',
    noMatchHint: 'Prueba otra búsqueda o quita un filtro.',
  },
}
