import type { Db, Log } from '@quarterdeck/api'
import type { ImapFlow } from 'imapflow'
import type { MailboxAddress } from './mailbox.ts'

/** Start of the unread mail to fetch: all, or a date. */
export type Since = Date | 'all'

/** Position of the first email to fetch. */
export interface Beginning {
  readonly firstUid: number
  readonly since: Date | null
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the display name of a mailbox: its user, server and folder. */
export const nameOf = ({ user, host, folder }: MailboxAddress): string => `${user} (${host}, ${folder})`

/** Returns unread emails of the open folder with these numbers since that date, oldest first. */
export const unreadOf = async (client: ImapFlow, { firstUid, since }: Beginning): Promise<readonly number[]> => {
  const found = await client.search({ seen: false, ...(since && { since }) }, { uid: true })
  return (found || []).filter((uid) => uid >= firstUid)
}

/** Stores the state of a mailbox over restarts, for the servers that read it and the page that shows it. */
export const openMailboxState = (db: Db, log: Log, address: MailboxAddress, since: Since | undefined) => {
  const name = nameOf(address)
  let notedAt = 0

  /** Adopts the state of a mailbox from before mailboxes had names. */
  const adopt = () =>
    db
      .updateTable('mailboxes')
      .set({ name })
      .where('name', '=', '')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('mailboxes as known').select('known.name').where('known.name', '=', name))),
      )
      .execute()

  const found = () => db.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst()

  const note = async (uidValidity: string, begun: Beginning): Promise<Beginning> => {
    const row = { uidValidity, ...begun }
    await db
      .insertInto('mailboxes')
      .values({ name, ...row, readAt: null, failingSince: null, error: '' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    return begun
  }

  /** Takes in what arrives from now on. */
  const meet = async (client: ImapFlow, uidValidity: string, firstUid: number): Promise<Beginning> => {
    const unread = await unreadOf(client, { firstUid: 1, since: null })
    const old = unread.filter((uid) => uid < firstUid).length
    if (since === undefined)
      log('info', 'the mailbox is read from now on; INBOUND_SINCE would take in what is unread in it', {
        name,
        unread: old,
      })
    return note(uidValidity, { firstUid, since: null })
  }

  const beginningIn = async (client: ImapFlow): Promise<Beginning> => {
    const { uidValidity, uidNext } = client.mailbox || {}
    const validity = String(uidValidity ?? '')
    await adopt()
    const known = await found()
    if (known && known.uidValidity === validity) return known
    const last = known?.readAt ?? known?.since
    if (!last) return meet(client, validity, uidNext ?? 1)
    // UIDs changed: new emails are found by date, and known ones by their Message-ID.
    return note(validity, { firstUid: 1, since: new Date(last.getTime() - dayMs) })
  }

  return {
    /** Resolves to the position of the first email to fetch in the open folder. */
    begin: async (client: ImapFlow): Promise<Beginning> => {
      const begun = await beginningIn(client)
      return since === undefined ? begun : { firstUid: 1, since: since === 'all' ? null : since }
    },
    /** Notes that the mailbox was read, at most once a minute. */
    noteRead: async (now: Date): Promise<void> => {
      if (now.getTime() - notedAt < 60_000) return
      notedAt = now.getTime()
      const well = { readAt: now, failingSince: null, error: '', notifiedAt: null }
      await db.updateTable('mailboxes').set(well).where('name', '=', name).execute()
    },
    noteFailure: async (now: Date, error: string): Promise<void> => {
      notedAt = 0
      await adopt()
      await db
        .insertInto('mailboxes')
        .values({ name, uidValidity: '', firstUid: 1, since: null, readAt: null, failingSince: now, error })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(({ fn, ref, val }) => ({
            error,
            failingSince: fn.coalesce(ref('mailboxes.failingSince'), val(now)),
          })),
        )
        .execute()
    },
  }
}
