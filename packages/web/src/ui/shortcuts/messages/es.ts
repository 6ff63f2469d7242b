import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Atajos de teclado',
  groups: {
    everywhere: 'En todas partes',
    list: 'En esta lista',
    record: 'En esta página',
    form: 'En este formulario',
  },
  names: {
    palette: 'Buscar y ejecutar comandos',
    help: 'Mostrar los atajos de teclado',
    notifications: 'Ir a las notificaciones',
    navigation: 'Contraer o desplegar la navegación',
    goToUsers: 'Ir a Usuarios',
    search: 'Buscar en la lista',
    filter: 'Filtrar la lista',
    nextRow: 'Ir a la fila siguiente',
    nextPage: 'Bajar una página de filas',
    lastRow: 'Ir a la última fila',
    openRow: 'Abrir la fila',
    selectRows: 'Seleccionar las filas desde la última',
    selectRow: 'Seleccionar la fila',
    nextRecord: 'Registro siguiente',
    previousRecord: 'Registro anterior',
    save: 'Guardar',
  },
  keys: {
    mod: 'Ctrl',
    alt: 'Alt',
    shift: 'Mayús',
    enter: 'Intro',
    escape: 'Esc',
    space: 'Espacio',
    pagedown: 'Av Pág',
    end: 'Fin',
  },
  followedBy: 'y después',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint: 'Desactívalos si dictas por voz o pulsas teclas sin querer.',
}
