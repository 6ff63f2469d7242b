import { allEndpoints, type endpoints } from '@quarterdeck/contract'
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { type Client, clientOf } from '../client.ts'
import type { Home } from '../home.ts'
import { accessTests, commonTests } from './access.ts'
import { accessRequestTests } from './access-requests.ts'
import { kindTests } from './all-kinds.ts'
import { collectorTests, collectorUpdate, visitTests } from './analytics.ts'
import { articleExample, articleTests } from './articles.ts'
import { atOnceTests } from './at-once.ts'
import { backupTests, sampleTests } from './backups.ts'
import { batchTests } from './batches.ts'
import { billingTests, billingUpdate } from './billing.ts'
import { boardTests, boardUpdate } from './boards.ts'
import { budgetExample, budgetTests } from './budgets.ts'
import { campaignExample, campaignTests } from './campaigns.ts'
import { cardTests, cardUpdate } from './cards.ts'
import { applicantExample, applicantTests, openingExample, openingTests } from './career.ts'
import { changeTests } from './changes.ts'
import { companyTests, companyUpdate } from './company.ts'
import { contactTests } from './contact.ts'
import { courseExample, courseTests, enrolmentExample, enrolmentTests } from './courses.ts'
import { deactivationTests } from './deactivation.ts'
import { deliveryTests, deliveryUpdate } from './deliveries.ts'
import { eInvoiceTests } from './e-invoices.ts'
import { editTests } from './edits.ts'
import { emailChangeTests, emailRevertTests } from './email-change.ts'
import { invitationTests, passwordResetTests, registrationTests, signInTests } from './entrance.ts'
import { eventTests } from './events.ts'
import { expenseExample, expenseTests } from './expenses.ts'
import { formDraftTests } from './form-drafts.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import { goalExample, goalTests } from './goals.ts'
import { helpTests } from './help.ts'
import { importTests } from './imports.ts'
import { inboundMailTests } from './inbound-mail.ts'
import { incidentTests } from './incidents.ts'
import { lockUpdate, numberingUpdate } from './invoice-life.ts'
import { invoiceTests, invoiceUpdate } from './invoices.ts'
import { binTests, exportTests, jobTests, planTests } from './jobs.ts'
import { mailTextTests, mailTextUpdate } from './mail-texts.ts'
import { mailingTests } from './mailings.ts'
import { maintenanceTests, statusTests } from './maintenance.ts'
import { messageTests } from './messages.ts'
import { metricTests } from './metrics.ts'
import { noteTests, noteUpdate } from './notes.ts'
import { noticeTests } from './notices.ts'
import { orderTests, orderUpdate } from './orders.ts'
import { updateOf } from './ordinary.ts'
import { meTests, sessionTests, setupTests } from './others.ts'
import { outboxTests } from './outbox.ts'
import { paperTests } from './papers.ts'
import { paymentTests } from './payments.ts'
import { pictureTests } from './pictures.ts'
import { presenceTests } from './presence.ts'
import { productFigureTests } from './product-figures.ts'
import { productTests, productUpdate } from './products.ts'
import { profileTests, profileUpdate } from './profile.ts'
import { receivableTests } from './receivables.ts'
import { refundTests } from './refunds.ts'
import { reminderTests, stepsUpdate } from './reminders.ts'
import { replyExample, replyTests } from './replies.ts'
import { reviewTests, reviewUpdate } from './reviews.ts'
import { searchTests } from './search.ts'
import { apiKeyTests, passkeyTests, securityTests, sessionListTests, twoFactorTests } from './security.ts'
import { sendingTests } from './sending.ts'
import { seriesTests, seriesUpdate } from './series.ts'
import { shipmentTests, shipmentUpdate } from './shipments.ts'
import { socialTests } from './social.ts'
import { stockLevelTests } from './stock-levels.ts'
import { supportSettingsTests, supportSettingsUpdate } from './support-settings.ts'
import { targetExample, targetTests } from './targets.ts'
import { ticketTests, ticketUpdate } from './tickets.ts'
import { updateTests } from './updates.ts'
import { usageTests } from './usage.ts'
import { userTests, userUpdate } from './users.ts'
import { versionTests } from './versions.ts'
import { viewAsTests } from './view-as.ts'
import { preferenceTests, viewTests, viewUpdate } from './views.ts'
import { waitingTests } from './waiting.ts'
import { workTests } from './work.ts'

interface Shard {
  /** Number of the shard, from 1. */
  readonly number: number
  readonly of: number
}

/**
 * Runs the contract tests, which are the same for every host of the API. An endpoint without a test fails.
 * @param shard selects every nth group, so that several files share the work
 */
export const contractSuite = (openHome: () => Promise<Home>, shard: Shard = { number: 1, of: 1 }): void => {
  let home: Home
  let clients = new Map<string, Promise<Client>>()

  const given: Given = {
    as: (role) => {
      const client = clients.get(role) ?? home.as(role === 'stranger' ? undefined : emailOf(role)).then(clientOf)
      clients.set(role, client)
      return client
    },
  }

  beforeAll(async () => {
    home = await openHome()
  })
  afterAll(() => home?.close())
  beforeEach(async () => {
    clients = new Map()
    await home.reset()
  })

  const tests: Readonly<Record<string, Readonly<Partial<Record<string, () => void>>>>> = {
    users: userTests(given),
    profile: profileTests(given),
    orders: orderTests(given),
    notes: noteTests(given),
    notices: noticeTests(given),
    access: accessRequestTests(given),
    social: socialTests(given),
    refunds: refundTests(given),
    shipments: shipmentTests(given),
    payments: paymentTests(given),
    products: productTests(given),
    productFigures: productFigureTests(given),
    metrics: metricTests(given),
    waiting: waitingTests(given),
    visits: visitTests(given, () => home),
    usage: usageTests(given),
    collector: collectorTests(given, () => home),
    stockLevels: stockLevelTests(given),
    deliveries: deliveryTests(given),
    reviews: reviewTests(given),
    invoices: invoiceTests(given),
    series: seriesTests(given),
    openings: openingTests(given),
    applicants: applicantTests(given),
    expenses: expenseTests(given),
    budgets: budgetTests(given),
    targets: targetTests(given),
    courses: courseTests(given),
    enrolments: enrolmentTests(given),
    tickets: ticketTests(given),
    articles: articleTests(given),
    replies: replyTests(given),
    campaigns: campaignTests(given),
    goals: goalTests(given),
    boards: boardTests(given),
    cards: cardTests(given),
    messages: messageTests(given),
    presence: presenceTests(given),
    changes: changeTests(given),
    edits: editTests(given),
    versions: versionTests(given),
    events: eventTests(given, () => home),
    views: viewTests(given),
    preferences: preferenceTests(given),
    formDrafts: formDraftTests(given),
    imports: importTests(given),
    me: meTests(given),
    emailChange: emailChangeTests(given),
    emailRevert: emailRevertTests(given),
    session: sessionTests(given),
    status: statusTests(given),
    setup: setupTests(given),
    search: searchTests(given),
    pictures: pictureTests(given),
    plans: planTests(given),
    jobs: jobTests(given),
    bin: binTests(given),
    exports: exportTests(given),
    outbox: outboxTests(given),
    work: workTests(given),
    backups: backupTests(given),
    sample: sampleTests(given),
    passwordReset: passwordResetTests(given),
    registration: registrationTests(given),
    invitations: invitationTests(given),
    security: securityTests(given),
    sessions: sessionListTests(given),
    passkeys: passkeyTests(given),
    apiKeys: apiKeyTests(given),
    twoFactor: twoFactorTests(given),
    deactivation: deactivationTests(given, () => home),
    viewAs: viewAsTests(given),
    papers: paperTests(given),
    company: companyTests(given),
    mailTexts: mailTextTests(given),
    receivables: receivableTests(given),
    eInvoices: eInvoiceTests(given),
    sending: sendingTests(given),
    reminders: reminderTests(given),
    supportSettings: supportSettingsTests(given),
    mailings: mailingTests(given),
    batches: batchTests(given),
    inboundMail: inboundMailTests(given, () => home),
    billing: billingTests(given),
    help: helpTests(given, () => home),
    incidents: incidentTests(given),
    contact: contactTests(given),
  } satisfies { readonly [Feature in keyof typeof endpoints]: Tests<Feature> }

  const ofEndpoint = (name: string) => () => {
    const [feature = '', call = ''] = name.split('.')
    const missing = () => test('has a test', () => Promise.reject(new Error('An endpoint without a test')))
    const found = [kindTests(given, name), tests[feature]?.[call]].filter((each) => each !== undefined)
    describe(name, () => {
      for (const each of found.length > 0 ? found : [missing]) each()
    })
  }
  const updates = {
    users: userUpdate,
    orders: orderUpdate,
    products: productUpdate,
    invoices: invoiceUpdate,
    series: seriesUpdate,
    openings: updateOf(openingExample),
    applicants: updateOf(applicantExample),
    expenses: updateOf(expenseExample),
    budgets: updateOf(budgetExample),
    targets: updateOf(targetExample),
    courses: updateOf(courseExample),
    enrolments: updateOf(enrolmentExample),
    tickets: ticketUpdate,
    articles: updateOf(articleExample),
    replies: updateOf(replyExample),
    campaigns: updateOf(campaignExample),
    goals: updateOf(goalExample),
    boards: boardUpdate,
    cards: cardUpdate,
    reviews: reviewUpdate,
    deliveries: deliveryUpdate,
    notes: noteUpdate,
    shipments: shipmentUpdate,
    views: viewUpdate,
    'me/profile': profileUpdate,
    'billing/details': billingUpdate,
    company: companyUpdate,
    'invoices/settings': lockUpdate,
    'invoices/numbering': numberingUpdate,
    'invoices/reminders': stepsUpdate,
    'support/settings': supportSettingsUpdate,
    'analytics/settings': collectorUpdate,
    'mail-texts': mailTextUpdate,
  }
  const groups = [
    ...allEndpoints.map(([name]) => ofEndpoint(name)),
    () => accessTests(given),
    () => updateTests(given, updates),
    () => signInTests(given),
    () => atOnceTests(given),
    () => commonTests(given, () => home),
    () => maintenanceTests(given, () => home),
  ]
  for (const [index, group] of groups.entries()) if (index % shard.of === shard.number - 1) group()
}
