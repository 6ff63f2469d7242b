import { Migrator } from 'kysely/migration'
import type { Db } from '../ports.ts'
import { up as foundation } from './migrations/0001-foundation.ts'
import { up as reasons } from './migrations/0002-reasons.ts'
import { up as pictures } from './migrations/0003-pictures.ts'
import { up as profile } from './migrations/0004-profile.ts'
import { up as phoneDigits } from './migrations/0005-phone-digits.ts'
import { up as maintenance } from './migrations/0006-maintenance.ts'
import { up as searchOrders } from './migrations/0007-search-orders.ts'
import { up as tallies } from './migrations/0008-tallies.ts'
import { up as jobs } from './migrations/0009-jobs.ts'
import { up as changeFeed } from './migrations/0010-change-feed.ts'
import { up as orders } from './migrations/0011-orders.ts'
import { up as views } from './migrations/0012-views.ts'
import { up as exports } from './migrations/0014-exports.ts'
import { up as quickTotals } from './migrations/0015-quick-totals.ts'
import { up as planSnapshot } from './migrations/0017-plan-snapshot.ts'
import { up as refundsStay } from './migrations/0018-refunds-stay.ts'
import { up as outbox } from './migrations/0020-outbox.ts'
import { up as registrations } from './migrations/0021-registrations.ts'
import { up as tries } from './migrations/0022-tries.ts'
import { up as security } from './migrations/0023-security.ts'
import { up as notices } from './migrations/0026-notices.ts'
import { up as accessRequests } from './migrations/0027-access-requests.ts'
import { up as socialLinks } from './migrations/0028-social-links.ts'
import { up as jobCancellations } from './migrations/0030-job-cancellations.ts'
import { up as billing } from './migrations/0031-billing.ts'
import { up as departures } from './migrations/0032-departures.ts'
import { up as viewAs } from './migrations/0033-view-as.ts'
import { up as person } from './migrations/0034-person.ts'
import { up as quickChanges } from './migrations/0035-quick-changes.ts'
import { up as billingTries } from './migrations/0036-billing-tries.ts'
import { up as pictureFiles } from './migrations/0037-picture-files.ts'
import { up as productForm } from './migrations/0038-product-form.ts'
import { up as reviews } from './migrations/0039-reviews.ts'
import { up as importModes } from './migrations/0040-import-modes.ts'
import { up as variants } from './migrations/0041-variants.ts'
import { up as deliveries } from './migrations/0043-deliveries.ts'
import { up as importWords } from './migrations/0044-import-words.ts'
import { up as moderation } from './migrations/0045-moderation.ts'
import { up as shipments } from './migrations/0046-shipments.ts'
import { up as creditNotes } from './migrations/0047-credit-notes.ts'
import { up as keyScopes } from './migrations/0048-key-scopes.ts'
import { up as secretMails } from './migrations/0049-secret-mails.ts'
import { up as emailReverts } from './migrations/0050-email-reverts.ts'
import { up as invoiceLife } from './migrations/0051-invoice-life.ts'
import { up as payments } from './migrations/0052-payments.ts'
import { up as credits } from './migrations/0053-credits.ts'
import { up as openInvoices } from './migrations/0054-open-invoices.ts'
import { up as issuedFiles } from './migrations/0055-issued-files.ts'
import { up as sending } from './migrations/0056-sending.ts'
import { up as series } from './migrations/0057-series.ts'
import { up as company } from './migrations/0058-company.ts'
import { up as installments } from './migrations/0062-installments.ts'
import { up as debtors } from './migrations/0064-debtors.ts'
import { up as debtorsAlone } from './migrations/0065-debtors-alone.ts'
import { up as reminders } from './migrations/0066-reminders.ts'
import { up as hybridFiles } from './migrations/0067-hybrid-files.ts'
import { up as taxExemption } from './migrations/0070-tax-exemption.ts'
import { up as liveInvoices } from './migrations/0071-live-invoices.ts'
import { up as manyInvoices } from './migrations/0072-many-invoices.ts'
import { up as farDown } from './migrations/0073-far-down.ts'
import { up as settingVersions } from './migrations/0090-setting-versions.ts'
import { up as debts } from './migrations/0100-debts.ts'
import { up as ticketThreads } from './migrations/0110-ticket-threads.ts'
import { up as inboundMails } from './migrations/0120-inbound-mails.ts'
import { up as articles } from './migrations/0130-articles.ts'
import { up as help } from './migrations/0131-help.ts'
import { up as contact } from './migrations/0132-contact.ts'
import { up as ticketClocks } from './migrations/0140-ticket-clocks.ts'
import { up as mailThreads } from './migrations/0150-mail-threads.ts'
import { up as mergedTickets } from './migrations/0160-merged-tickets.ts'
import { up as ticketFigures } from './migrations/0180-ticket-figures.ts'
import { up as strangerMails } from './migrations/0210-stranger-mails.ts'
import { up as metrics } from './migrations/0220-metrics.ts'
import { up as replies } from './migrations/0230-replies.ts'
import { up as boards } from './migrations/0240-boards.ts'
import { up as expenses } from './migrations/0250-expenses.ts'
import { up as courses } from './migrations/0251-courses.ts'
import { up as enrolmentCounts } from './migrations/0252-enrolment-counts.ts'
import { up as visits } from './migrations/0280-visits.ts'
import { up as campaigns } from './migrations/0281-campaigns.ts'
import { up as startPage } from './migrations/0300-start-page.ts'
import { up as career } from './migrations/0301-career.ts'
import { up as rareValues } from './migrations/0390-rare-values.ts'
import { up as declaredCounts } from './migrations/0400-declared-counts.ts'
import { up as notesOnAnyRecord } from './migrations/0401-notes-on-any-record.ts'
import { up as companyDay } from './migrations/0410-company-day.ts'
import { up as credited } from './migrations/0411-credited.ts'
import { up as replaced } from './migrations/0412-replaced.ts'
import { up as billingCountry } from './migrations/0413-billing-country.ts'
import { up as cardFiles } from './migrations/0430-card-files.ts'
import { up as targets } from './migrations/0450-targets.ts'
import { up as cardOrder } from './migrations/0451-card-order.ts'
import { up as importReading } from './migrations/0470-import-reading.ts'
import { up as importDecimals } from './migrations/0471-import-decimals.ts'
import { up as dashboardReasons } from './migrations/0520-dashboard-reasons.ts'
import { up as goals } from './migrations/0521-goals.ts'
import { up as usage } from './migrations/0522-usage.ts'
import { up as replyNames } from './migrations/0540-reply-names.ts'
import { up as ownBoards } from './migrations/0541-own-boards.ts'
import { up as invoiceDefaults } from './migrations/0560-invoice-defaults.ts'
import { up as mailCopies } from './migrations/0561-mail-copies.ts'
import { up as placedOrders } from './migrations/0570-placed-orders.ts'
import { up as reachedGoals } from './migrations/0571-reached-goals.ts'
import { up as sizesInStock } from './migrations/0572-sizes-in-stock.ts'
import { up as knownTallies } from './migrations/0573-known-tallies.ts'
import { up as measuredLines } from './migrations/0600-measured-lines.ts'
import { up as taxCategories } from './migrations/0601-tax-categories.ts'
import { up as prepaid } from './migrations/0602-prepaid.ts'
import { up as foldedSearch } from './migrations/0660-folded-search.ts'
import { up as passkeyCounts } from './migrations/0661-passkey-counts.ts'
import { up as phoneFigures } from './migrations/0662-phone-figures.ts'
import { up as measuredOrders } from './migrations/0690-measured-orders.ts'
import { up as daysOfExpenses } from './migrations/0691-days-of-expenses.ts'
import { up as formDrafts } from './migrations/0710-form-drafts.ts'
import { up as knownExpressions } from './migrations/0720-known-expressions.ts'
import { up as toldTallies } from './migrations/0721-told-tallies.ts'
import { up as daysOfApplicants } from './migrations/0722-days-of-applicants.ts'
import { up as issuedNotes } from './migrations/0740-issued-notes.ts'
import { up as anyNumber } from './migrations/0741-any-number.ts'
import { up as namedSeries } from './migrations/0742-named-series.ts'
import { up as alphabets } from './migrations/0760-alphabets.ts'
import { up as pairs } from './migrations/0770-pairs.ts'
import { up as jobFiles } from './migrations/0790-job-files.ts'
import { up as settledDays } from './migrations/0800-settled-days.ts'
import { up as productCodes } from './migrations/0810-product-codes.ts'
import { up as billedOrders } from './migrations/0811-billed-orders.ts'
import { up as hitsOfVisits } from './migrations/0820-hits-of-visits.ts'
import { up as toldCauses } from './migrations/0830-told-causes.ts'
import { up as mailboxes } from './migrations/0840-mailboxes.ts'
import { up as optionalMails } from './migrations/0841-optional-mails.ts'
import { up as unverifiedSenders } from './migrations/0845-unverified-senders.ts'
import { up as inboundOriginals } from './migrations/0846-inbound-originals.ts'
import { up as draftSeen } from './migrations/0860-draft-seen.ts'
import { up as redactedMessages } from './migrations/0861-redacted-messages.ts'
import { up as issuedXml } from './migrations/0870-issued-xml.ts'
import { up as planWithoutPayments } from './migrations/0875-plan-without-payments.ts'
import { up as work } from './migrations/0895-work.ts'

/** Listed by hand, so that a browser, which has no folder to read, has them too. */
export const migrations = {
  '0001-foundation': { up: foundation },
  '0002-reasons': { up: reasons },
  '0003-pictures': { up: pictures },
  '0004-profile': { up: profile },
  '0005-phone-digits': { up: phoneDigits },
  '0006-maintenance': { up: maintenance },
  '0007-search-orders': { up: searchOrders },
  '0008-tallies': { up: tallies },
  '0009-jobs': { up: jobs },
  '0010-change-feed': { up: changeFeed },
  '0011-orders': { up: orders },
  '0012-views': { up: views },
  '0014-exports': { up: exports },
  '0015-quick-totals': { up: quickTotals },
  '0017-plan-snapshot': { up: planSnapshot },
  '0018-refunds-stay': { up: refundsStay },
  '0020-outbox': { up: outbox },
  '0021-registrations': { up: registrations },
  '0022-tries': { up: tries },
  '0023-security': { up: security },
  '0026-notices': { up: notices },
  '0027-access-requests': { up: accessRequests },
  '0028-social-links': { up: socialLinks },
  '0030-job-cancellations': { up: jobCancellations },
  '0031-billing': { up: billing },
  '0032-departures': { up: departures },
  '0033-view-as': { up: viewAs },
  '0034-person': { up: person },
  '0035-quick-changes': { up: quickChanges },
  '0036-billing-tries': { up: billingTries },
  '0037-picture-files': { up: pictureFiles },
  '0038-product-form': { up: productForm },
  '0039-reviews': { up: reviews },
  '0040-import-modes': { up: importModes },
  '0041-variants': { up: variants },
  '0043-deliveries': { up: deliveries },
  '0044-import-words': { up: importWords },
  '0045-moderation': { up: moderation },
  '0046-shipments': { up: shipments },
  '0047-credit-notes': { up: creditNotes },
  '0048-key-scopes': { up: keyScopes },
  '0049-secret-mails': { up: secretMails },
  '0050-email-reverts': { up: emailReverts },
  '0051-invoice-life': { up: invoiceLife },
  '0052-payments': { up: payments },
  '0053-credits': { up: credits },
  '0054-open-invoices': { up: openInvoices },
  '0055-issued-files': { up: issuedFiles },
  '0056-sending': { up: sending },
  '0057-series': { up: series },
  '0058-company': { up: company },
  '0062-installments': { up: installments },
  '0064-debtors': { up: debtors },
  '0065-debtors-alone': { up: debtorsAlone },
  '0066-reminders': { up: reminders },
  '0067-hybrid-files': { up: hybridFiles },
  '0070-tax-exemption': { up: taxExemption },
  '0071-live-invoices': { up: liveInvoices },
  '0072-many-invoices': { up: manyInvoices },
  '0073-far-down': { up: farDown },
  '0090-setting-versions': { up: settingVersions },
  '0100-debts': { up: debts },
  '0110-ticket-threads': { up: ticketThreads },
  '0120-inbound-mails': { up: inboundMails },
  '0130-articles': { up: articles },
  '0131-help': { up: help },
  '0132-contact': { up: contact },
  '0140-ticket-clocks': { up: ticketClocks },
  '0150-mail-threads': { up: mailThreads },
  '0160-merged-tickets': { up: mergedTickets },
  '0180-ticket-figures': { up: ticketFigures },
  '0210-stranger-mails': { up: strangerMails },
  '0220-metrics': { up: metrics },
  '0230-replies': { up: replies },
  '0240-boards': { up: boards },
  '0250-expenses': { up: expenses },
  '0251-courses': { up: courses },
  '0252-enrolment-counts': { up: enrolmentCounts },
  '0280-visits': { up: visits },
  '0281-campaigns': { up: campaigns },
  '0300-start-page': { up: startPage },
  '0301-career': { up: career },
  '0390-rare-values': { up: rareValues },
  '0400-declared-counts': { up: declaredCounts },
  '0401-notes-on-any-record': { up: notesOnAnyRecord },
  '0410-company-day': { up: companyDay },
  '0411-credited': { up: credited },
  '0412-replaced': { up: replaced },
  '0413-billing-country': { up: billingCountry },
  '0430-card-files': { up: cardFiles },
  '0450-targets': { up: targets },
  '0451-card-order': { up: cardOrder },
  '0470-import-reading': { up: importReading },
  '0471-import-decimals': { up: importDecimals },
  '0520-dashboard-reasons': { up: dashboardReasons },
  '0521-goals': { up: goals },
  '0522-usage': { up: usage },
  '0540-reply-names': { up: replyNames },
  '0541-own-boards': { up: ownBoards },
  '0560-invoice-defaults': { up: invoiceDefaults },
  '0561-mail-copies': { up: mailCopies },
  '0570-placed-orders': { up: placedOrders },
  '0571-reached-goals': { up: reachedGoals },
  '0572-sizes-in-stock': { up: sizesInStock },
  '0573-known-tallies': { up: knownTallies },
  '0600-measured-lines': { up: measuredLines },
  '0601-tax-categories': { up: taxCategories },
  '0602-prepaid': { up: prepaid },
  '0660-folded-search': { up: foldedSearch },
  '0661-passkey-counts': { up: passkeyCounts },
  '0662-phone-figures': { up: phoneFigures },
  '0690-measured-orders': { up: measuredOrders },
  '0691-days-of-expenses': { up: daysOfExpenses },
  '0710-form-drafts': { up: formDrafts },
  '0720-known-expressions': { up: knownExpressions },
  '0721-told-tallies': { up: toldTallies },
  '0722-days-of-applicants': { up: daysOfApplicants },
  '0740-issued-notes': { up: issuedNotes },
  '0741-any-number': { up: anyNumber },
  '0742-named-series': { up: namedSeries },
  '0760-alphabets': { up: alphabets },
  '0770-pairs': { up: pairs },
  '0790-job-files': { up: jobFiles },
  '0800-settled-days': { up: settledDays },
  '0810-product-codes': { up: productCodes },
  '0811-billed-orders': { up: billedOrders },
  '0820-hits-of-visits': { up: hitsOfVisits },
  '0830-told-causes': { up: toldCauses },
  '0840-mailboxes': { up: mailboxes },
  '0841-optional-mails': { up: optionalMails },
  '0845-unverified-senders': { up: unverifiedSenders },
  '0846-inbound-originals': { up: inboundOriginals },
  '0860-draft-seen': { up: draftSeen },
  '0861-redacted-messages': { up: redactedMessages },
  '0870-issued-xml': { up: issuedXml },
  '0875-plan-without-payments': { up: planWithoutPayments },
  '0895-work': { up: work },
}

/**
 * Brings the database to the newest schema. Several instances may start at
 * once: the migrator holds a lock. A migration that was merged late is made up for. Throws what the failed
 * statement threw.
 */
export const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
