import { z } from 'zod'
import { jobTitles, userStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  countryText,
  emailAddress,
  id,
  idQuery,
  idsBody,
  multilineText,
  phone,
  picture,
  reason,
  requiredText,
  timestamp,
  vatId,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { optionList } from '../kit/options.ts'
import { accessRoles } from '../kit/permission.ts'

/** Fields of a user that can be edited. A new field starts here. */
const fields = z.object({
  name: requiredText(120),
  email: emailAddress,
  phone,
  image: picture,
  /** Self-description. */
  bio: multilineText(600),
  /** A country. */
  address: countryText(100),
  /** VAT ID or tax number, copied to invoices. */
  vatId,
  /** Job title; permissions come from `accessRole`. */
  role: choice(jobTitles),
  status: choice(userStatuses),
  accessRole: z.enum(accessRoles),
})

/**
 * Defaults belong to the draft, never to `fields`: zod applies a default inside `.partial()`, so that a patch of one
 * field would reset the others.
 */
export const UserDraft = fields.extend({
  phone: fields.shape.phone.default(''),
  image: fields.shape.image.default(''),
  bio: fields.shape.bio.default(''),
  address: fields.shape.address.default(''),
  vatId: fields.shape.vatId.default(''),
  role: fields.shape.role.default('IT Support'),
  status: fields.shape.status.default('Pending'),
  accessRole: fields.shape.accessRole.default('viewer'),
})
export const UserPatch = fields.partial()

export const User = fields.extend({ id, createdAt: timestamp, updatedAt: timestamp, ...versioned.shape })
export type User = z.output<typeof User>
export type UserDraft = z.output<typeof UserDraft>
export type UserPatch = z.output<typeof UserPatch>

const created = User.extend({ createAt: timestamp })

/** Metadata of each field. Columns of a file are matched with the fields in this order. */
export const userKind = kindOf(
  'users',
  {
    name: {
      personal: true,
      edited: 'cells',
      imported: {
        required: true,
        headings: {
          en: ['full name'],
          es: ['nombre', 'nombre completo'],
          de: ['voller name'],
          ja: ['名前', '氏名'],
        },
      },
    },
    email: {
      personal: true,
      as: 'email',
      imported: {
        required: true,
        headings: {
          en: ['e mail', 'mail', 'email address'],
          es: ['correo', 'correo electrónico'],
          de: ['e mail adresse'],
          ja: ['メール', 'メールアドレス'],
        },
      },
    },
    phone: {
      personal: true,
      as: 'phone',
      edited: 'cells',
      imported: {
        headings: { en: ['telephone', 'mobile'], es: ['teléfono'], de: ['telefon'], ja: ['電話', '電話番号'] },
      },
    },
    address: {
      personal: true,
      as: 'country',
      edited: 'bulk',
      imported: { headings: { en: ['country'], es: ['país'], de: ['land'], ja: ['国'] } },
    },
    role: {
      personal: false,
      values: jobTitles,
      edited: 'bulk',
      imported: {
        headings: {
          en: ['job title', 'title'],
          es: ['cargo', 'puesto'],
          de: ['position'],
          ja: ['役職', '職種'],
        },
      },
    },
    status: {
      personal: false,
      values: userStatuses,
      edited: 'bulk',
      imported: { headings: { en: ['state'], es: ['estado'], de: [], ja: ['ステータス', '状態'] } },
    },
    image: { personal: true, as: 'picture' },
    vatId: {
      personal: true,
      filter: false,
      imported: {
        headings: {
          en: ['vat number', 'vat id', 'vat no', 'vat'],
          es: ['nif iva', 'número de iva'],
          de: ['ust idnr', 'ust id', 'umsatzsteuer id', 'umsatzsteuer identifikationsnummer'],
          ja: ['vat番号'],
        },
      },
    },
    bio: { personal: true, as: 'long text' },
    // Given on the Users screen by someone who may, never by a file.
    accessRole: { personal: false, values: accessRoles, edited: 'bulk' },
  },
  {
    one: 'user',
    record: User,
    draft: UserDraft,
    patch: UserPatch,
    words: { one: 'a user', all: 'users', facets: 'status, job title, access role and country' },
    filters: { updatedAt: false },
    sort: ['id', 'name', 'email', 'phone', 'address', 'role', 'status', 'createdAt'],
    exported: ['id', 'name', 'email', 'phone', 'role', 'status', 'address', 'createdAt'],
    endpoints: ({ list, read, facets, export: file }) => ({
      list,
      read,
      create: endpoint({
        method: 'POST',
        path: '/users',
        needs: 'users:write',
        summary: 'Create a user',
        body: UserDraft,
        output: z.object({ user: created }),
      }),
      update: endpoint({
        method: 'PUT',
        path: '/users',
        needs: 'users:write',
        summary: 'Change a user; absent fields stay unchanged',
        query: idQuery,
        body: UserPatch.extend({ reason }),
        output: z.object({ user: User }),
      }),
      remove: endpoint({
        method: 'DELETE',
        path: '/users',
        needs: 'users:delete',
        summary: 'Move users to the bin: by ids, answering the remaining list, or by id, answering the user',
        query: idQuery,
        body: idsBody.optional(),
        output: z.union([z.array(User), z.object({ user: User })]),
      }),
      facets,
      export: file,
      statuses: optionList('/users/status', 'users:read', 'List user statuses'),
      roles: optionList('/users/roles', 'users:read', 'List job titles'),
    }),
  },
)
export const userList = userKind.list
export const users = userKind.endpoints
