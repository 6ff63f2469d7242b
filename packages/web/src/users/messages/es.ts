import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    image: 'Foto',
    bio: 'Biografía',
    address: 'País',
    role: 'Puesto',
    status: 'Estado',
    accessRole: 'Nivel de acceso',
    createdAt: 'Creado',
  },
  statuses: { Active: 'Activo', Banned: 'Bloqueado', Pending: 'Pendiente', Rejected: 'Rechazado' },
  jobTitles: {
    'UX Designer': 'Diseño UX',
    'Data Scientist': 'Ciencia de datos',
    'Sales Manager': 'Dirección de ventas',
    'HR Manager': 'Recursos humanos',
    'IT Support': 'Soporte informático',
  },
  accessRoles: {
    owner: 'Propietario',
    admin: 'Administrador',
    manager: 'Gerente',
    support: 'Soporte',
    viewer: 'Solo lectura',
  },
  list: {
    invite: 'Invitar',
    title: 'Usuarios',
    search: 'Buscar por nombre, correo o teléfono',
    create: 'Nuevo usuario',
    change: 'Cambiar',
    bin: 'Papelera',
    access: 'Roles y permisos',
    peek: 'Vista rápida',
    profile: 'Perfil',
    import: 'Importar',
    emptyTitle: 'Todavía no hay usuarios',
    emptyText: 'Crea el primero o importa personas desde un archivo CSV.',
  },
  form: {
    createTitle: 'Nuevo usuario',
    editTitle: 'Detalles del usuario',
    person: 'Persona',
    personText: 'Quién es y cómo contactar.',
    work: 'Trabajo',
    workText: 'Su puesto, si puede iniciar sesión y qué puede hacer.',
    countryHint: 'Elige un país',
    noCountry: 'No existe ese país',
    nobody: 'Nadie encontrado',
    statusHint: 'Solo los usuarios activos pueden iniciar sesión.',
    accessHint: 'Lo que puede ver y cambiar. No depende del puesto.',
    create: 'Crear usuario',
    readOnly: 'Puedes ver los usuarios, pero no modificarlos.',
    created: (name) => `Se ha creado ${name}`,
    saved: 'Cambios guardados',
    unchanged: 'No hay cambios',
    addedOn: (date) => `Creado el ${date}`,
  },
  deleted: (count, name) => (count === 1 ? `Se ha eliminado ${name}` : `Se han eliminado ${number(count)} usuarios`),
}
