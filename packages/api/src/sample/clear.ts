import { sql } from 'kysely'
import type { Db } from '../ports.ts'

/** Empties the database of everything but what describes the installation; ids and numbers start again at 1. */
export const clearData = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    // Background work locks its job before anything else: so it is let come to its end, instead of a deadlock with it.
    await sql`truncate "jobs", "users", "sessions", "credentials", "verifications", "products", "deliveries", "reviews", "orders",
      "orderItems", "invoices", "invoiceLines", "tickets", "notes", "noteMentions", "refunds", "refundLines", "creditNotes",
      "shipments", "shipmentLines",
      "changes", "openings", "answers", "imports", "importRows", "pictures", "pictureFiles", "views", "preferences",
      "plans", "planKeys", "jobRefusals", "exports", "registrations", "invitations", "tries", "twoFactors", "usedCodes", "passkeys", "apiKeys",
      "securityEvents", "outbox", "billing", "billingCards", "billingInvoices" restart identity cascade`.execute(tx)
    await tx.deleteFrom('installation').where('key', '=', 'twoFactorPolicy').execute()
    await tx.updateTable('counters').set({ value: 0 }).execute()
  })
}
