import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { AccessSchema } from './schema-access.ts'
import type { BillingSchema } from './schema-billing.ts'
import type { BoardsSchema } from './schema-boards.ts'
import type { CatalogSchema } from './schema-catalog.ts'
import type { DeparturesSchema } from './schema-departures.ts'
import type { EntranceSchema } from './schema-entrance.ts'
import type { FilesSchema } from './schema-files.ts'
import type { HelpSchema } from './schema-help.ts'
import type { InstallationSchema } from './schema-installation.ts'
import type { InvoicesSchema } from './schema-invoices.ts'
import type { JobsSchema } from './schema-jobs.ts'
import type { MailSchema } from './schema-mail.ts'
import type { NoticesSchema } from './schema-notices.ts'
import type { OrdersSchema } from './schema-orders.ts'
import type { TableOf } from './schema-ordinary.ts'
import type { PaymentsSchema } from './schema-payments.ts'
import type { PersonSchema } from './schema-person.ts'
import type { RecordsSchema } from './schema-records.ts'
import type { SecuritySchema } from './schema-security.ts'
import type { SocialSchema } from './schema-social.ts'
import type { SupportSchema } from './schema-support.ts'
import type { UsersSchema } from './schema-users.ts'
import type { VisitsSchema } from './schema-visits.ts'

interface OwnTables
  extends AccessSchema,
    BillingSchema,
    BoardsSchema,
    CatalogSchema,
    DeparturesSchema,
    EntranceSchema,
    FilesSchema,
    HelpSchema,
    InstallationSchema,
    InvoicesSchema,
    JobsSchema,
    MailSchema,
    NoticesSchema,
    OrdersSchema,
    PaymentsSchema,
    PersonSchema,
    RecordsSchema,
    SecuritySchema,
    SocialSchema,
    SupportSchema,
    UsersSchema,
    VisitsSchema {}

/** Tables without a type above: their columns follow from the fields in the contract. */
type OrdinaryTables = { [Name in Exclude<Entity, keyof OwnTables>]: TableOf<Name> }

export interface Schema extends OwnTables, OrdinaryTables {}
