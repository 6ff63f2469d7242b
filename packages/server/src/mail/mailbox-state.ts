import type { Db, Log } from '@quarterdeck/api'
import type { ImapFlow } from 'imapflow'
import type { MailboxAddress } from './mailbox.ts'

/** The unread mail that is taken in: all of it, or mail that arrived since a day. */
export type Since = Date | 'all'

/** The first mail of a mailbox that is taken in. */
export interface Beginning {
  readonly firstUid: number
  readonly since: Date | null
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the display name of a mailbox: its user, server and folder. */
export const nameOf = ({ user, host, folder }: MailboxAddress): string => `${user} (${host}, ${folder})`

/** Unread mails of the opened folder that have these numbers and arrived since that day, the oldest first. */
export const unreadOf = async (client: ImapFlow, { firstUid, since }: Beginning): Promise<readonly number[]> => {
  const found = await client.search({ seen: false, ...(since && { since }) }, { uid: true })
  return (found || []).filter((uid) => uid >= firstUid)
}

/** Stores the state of a mailbox over restarts, for the servers that read it and the page that shows it. */
export const openMailboxState = (db: Db, log: Log, address: MailboxAddress, wanted: Since | undefined) => {
  const name = nameOf(address)
  let notedAt = 0

  /** Goes on with the mailbox that was read before mailboxes had names. */
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
    if (wanted === undefined)
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
    // Other numbers: what arrived since is found by its day, and what came in before is known by its Message-ID.
    return note(validity, { firstUid: 1, since: new Date(last.getTime() - dayMs) })
  }

  return {
    /** Resolves to the first mail of the opened folder that is taken in. */
    begin: async (client: ImapFlow): Promise<Beginning> => {
      const begun = await beginningIn(client)
      return wanted === undefined ? begun : { firstUid: 1, since: wanted === 'all' ? null : wanted }
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
