import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'usuarios',
    names: 'usuario usuaria cliente persona',
    bin: 'Usuarios eliminados',
    joining: (count) => (count === 1 ? '1 usuario nuevo' : `${number(count)} usuarios nuevos`),
    leaving: (count) =>
      count === 1
        ? '1 usuario ya no corresponde a esta lista'
        : `${number(count)} usuarios ya no corresponden a esta lista`,
    deleted: (count, name) => (count === 1 ? `Se ha eliminado ${name}` : `Se han eliminado ${number(count)} usuarios`),
  },
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
    access: 'Roles y permisos',
    profile: 'Perfil',
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
    ownEmail: 'Cambia tu dirección en los ajustes de la cuenta',
    accessHint: 'Lo que puede ver y cambiar. No depende del puesto.',
    create: 'Crear usuario',
    readOnly: 'Puedes ver los usuarios, pero no modificarlos.',
    created: (name) => `Se ha creado ${name}`,
    saved: 'Cambios guardados',
    unchanged: 'No hay cambios',
    addedOn: (date) => `Creado el ${date}`,
  },
  resetSecondFactor: {
    title: 'Restablecer los dos pasos',
    text: 'Hazlo solo cuando sepas con certeza quién lo pide. Hasta que la configure de nuevo, entrará solo con su contraseña.',
    reason: 'Motivo',
    submit: 'Restablecer',
    done: 'Se ha restablecido la autenticación en dos pasos',
  },
  importing: {
    title: 'Importar usuarios',
    text: 'Una persona por fila; la primera fila da nombre a las columnas. No se cambia nada hasta que hayas visto la revisión.',
    run: (count) => (count === 1 ? 'Importar un usuario' : `Importar ${number(count)} usuarios`),
    created: (count) => (count === 1 ? 'Se ha creado un usuario' : `Se han creado ${number(count)} usuarios`),
    updated: (count) => (count === 1 ? 'Se ha modificado un usuario' : `Se han modificado ${number(count)} usuarios`),
    toList: 'Ir a Usuarios',
  },
}
