import { namesIn } from '@quarterdeck/contract/core/entities'
import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  skip: 'Saltar al contenido',
  skipToList: 'Saltar a la lista',
  signIn: 'Iniciar sesión',
  navigation: {
    label: 'Navegación principal',
    open: 'Abrir la navegación',
    close: 'Cerrar la navegación',
    collapse: 'Contraer la navegación',
    expand: 'Desplegar la navegación',
    groups: { dashboard: 'Panel', management: 'Gestión', others: 'Otros' },
    items: {
      ...namesIn('es'),
      sales: 'Ventas',
      finance: 'Finanzas',
      kanban: 'Kanban',
      receivables: 'Cuentas por cobrar',
      support: 'Soporte',
      settings: 'Ajustes de la cuenta',
    },
  },
  search: { label: 'Buscar', keys: 'Ctrl K' },
  bell: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`),
  breadcrumbs: 'Ruta de navegación',
  account: {
    label: (name) => `Cuenta de ${name}`,
    roles: {
      owner: 'Propietario',
      admin: 'Administrador',
      manager: 'Gerente',
      support: 'Soporte',
      viewer: 'Solo lectura',
    },
    profile: 'Tu perfil',
    mentions: 'Menciones',
    unread: (count) => `${count} sin leer`,
    background: 'Tareas en segundo plano',
    outbox: 'Bandeja de salida',
    signOut: 'Cerrar sesión',
  },
  notFound: {
    title: 'Esta página no está en el mapa',
    text: 'Puede que la dirección esté mal escrita o que su contenido se haya movido.',
    toProduct: 'Ir a Usuarios',
    back: 'Volver',
  },
  serverError: {
    title: 'Error del servidor',
    toHome: 'Inicio',
    copy: 'Copiar el número de la solicitud',
    copied: 'Copiado',
  },
  outdated: {
    title: 'Hay una versión más reciente',
    text: 'Esta página pertenece a una versión que ya se ha sustituido. Vuelve a cargarla para continuar con la nueva.',
    reload: 'Recargar',
  },
  sessionEnd: {
    title: 'Tu sesión ha terminado',
    text: 'Vuelve a iniciar sesión para continuar. No se ha perdido nada de lo que has escrito.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión y continuar',
    leave: 'Salir',
    wait: (seconds) => `Inténtalo de nuevo en ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.`,
  },
  trouble: {
    title: 'Mantenimiento',
    heading: 'Quarterdeck está en mantenimiento',
    text: 'Volvemos enseguida. Lo que ha escrito no se pierde y esta página vuelve por sí sola.',
    preparing: {
      heading: 'Quarterdeck se está preparando',
      text: 'La base de datos se está actualizando. En cuanto termine, esta página vuelve por sí sola.',
    },
    until: (time) => `Previsto hasta ${time}`,
    anyMoment: 'en cualquier momento',
    connection: 'Sin conexión. Reintentando…',
  },
}
