import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  title: 'Búsqueda y comandos',
  placeholder: 'Busca registros, pantallas y acciones',
  placeholderPublic: 'Busca pantallas',
  results: 'Resultados',
  groups: {
    recent: 'Abiertos recientemente',
    go: 'Ir a',
    do: 'Acciones',
    users: 'Usuarios',
    orders: 'Pedidos',
    products: 'Productos',
    invoices: 'Facturas',
    tickets: 'Tickets',
    reviews: 'Reseñas',
  },
  loading: 'Buscando …',
  empty: (q) => `Nada coincide con «${q}»`,
  failed: 'No se pudieron buscar registros',
  count: (count) => (count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${number(count)} resultados`),
  hints: { move: 'para moverte', choose: 'para elegir', close: 'para cerrar' },
  commands: {
    home: 'Inicio',
    signIn: 'Iniciar sesión',
    newUser: 'Nuevo usuario',
    importUsers: 'Importar usuarios',
    importProducts: 'Importar productos',
  },
  also: {
    home: 'portada principal',
    users: 'personas cuentas personal lista',
    orders: 'ventas compras envíos devoluciones',
    products: 'artículos catálogo existencias mercancía',
    reviews: 'valoraciones estrellas opiniones moderación respuestas',
    newUser: 'crear añadir invitar persona cuenta',
    importUsers: 'subir csv excel hoja archivo',
    importProducts: 'subir csv excel hoja lista de precios',
    profile: 'yo mi cuenta página',
    mentions: 'notas para mí mensajes',
    background: 'trabajos progreso deshacer cola',
    language: 'cambiar traducción',
    scheme: 'tema modo apariencia',
    navigation: 'barra lateral menú ocultar mostrar',
    settings: 'preferencias contraseña perfil',
    shortcuts: 'teclas ayuda',
    signIn: 'entrar acceder',
    signOut: 'salir desconectar',
  },
}
