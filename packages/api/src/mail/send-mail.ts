import type { Locale } from '@quarterdeck/contract/core/locales'
import type { AccessRole } from '@quarterdeck/contract/core/permission'
import type { Tx } from '../ports.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render.ts'
import { letters } from './templates/index.ts'

type Template = keyof typeof letters
type DataOf<Name extends Template> = (typeof letters)[Name] extends Letter<infer Data> ? Data : never

interface Writing<Name extends Template> {
  readonly to: string
  /** Who it is to, where that is a user. */
  readonly userId?: number | undefined
  /** The access role that a secret mail gives its reader, where it is to no user yet. */
  readonly accessRole?: AccessRole
  readonly locale: Locale
  readonly template: Name
  readonly data: DataOf<Name>
  /** Not before; at once where absent. */
  readonly at?: Date
}

/** Writes a mail in its receiver's language and puts it into the outbox: it goes out if the transaction is committed. */
export const sendMail = async <Name extends Template>(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { to, userId, accessRole, locale, template, data, at = now }: Writing<Name>,
): Promise<void> => {
  // The data was checked against this very template above.
  const letter = letters[template] as unknown as Letter<DataOf<Name>>
  if (letter.secret && userId === undefined && accessRole === undefined)
    throw new Error(`A mail lets somebody in, and it is not said as whom: ${template}`)
  await tx
    .insertInto('outbox')
    .values({
      ...renderLetter(letter, locale, data),
      to,
      userId: userId ?? null,
      locale,
      template,
      secret: letter.secret ?? false,
      accessRole: accessRole ?? null,
      nextAt: at,
      createdAt: now,
    })
    .execute()
}
