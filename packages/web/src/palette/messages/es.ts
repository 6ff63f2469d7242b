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
    similar: 'Parecidos',
  },
  loading: 'Buscando …',
  empty: (q) => `Nada coincide con «${q}»`,
  emptyHint: 'Revisa la ortografía o prueba con un nombre, un correo o un número como «pedido 15» o «INV-014».',
  showAll: 'Mostrar todas las pantallas y acciones',
  failed: 'No se pudieron buscar registros',
  count: (count) => (count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${number(count)} resultados`),
  hints: { move: 'para moverte', choose: 'para elegir', close: 'para cerrar' },
  commands: {
    signIn: 'Iniciar sesión',
    invite: 'Invitar a personas',
  },
  also: {
    '/': 'portada principal',
    '/users': 'personas cuentas personal lista',
    '/orders': 'ventas compras envíos devoluciones',
    '/products': 'artículos catálogo existencias mercancía',
    '/reviews': 'valoraciones estrellas opiniones moderación respuestas',
    '/users/create': 'crear añadir invitar persona cuenta',
    '/users/import': 'subir csv excel hoja archivo',
    '/products/import': 'subir csv excel hoja lista de precios',
    '/users/profile': 'yo mi cuenta página',
    '/mentions': 'notas para mí mensajes',
    '/background': 'trabajos progreso deshacer cola',
    language: 'cambiar traducción',
    scheme: 'tema modo apariencia',
    navigation: 'barra lateral menú ocultar mostrar',
    '/settings': 'preferencias contraseña perfil',
    shortcuts: 'teclas ayuda',
    '/login': 'entrar acceder',
    signOut: 'salir desconectar',
    '/products/create': 'nuevo crear añadir artículo',
    '/*/bin': 'papelera eliminados eliminadas restaurar',
    '/users/access': 'roles permisos derechos',
    '/outbox': 'correos enviados mensajes',
    '/settings/security': 'contraseña sesiones dispositivos claves',
    '/settings/two-factor-authentication': '2fa dos factores doble códigos',
    '/settings/plan-billing': 'suscripción facturas tarjetas pago',
    invite: 'añadir usuario correo compañeros',
  },
}
