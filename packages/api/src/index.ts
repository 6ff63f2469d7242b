export { createApi } from './app.ts'
export { downloadLimits } from './kit/http/downloads.ts'
export { openSlots } from './kit/http/slots.ts'
export type {
  Backups,
  Db,
  DiskSpace,
  DiskState,
  Documents,
  Drawn,
  Handover,
  Images,
  Inbound,
  Log,
  Mailer,
  Outgoing,
  PictureStore,
  PictureStores,
  Ports,
  StoredBackup,
  StoreName,
} from './kit/ports.ts'
export { type MigrationStep, migrateTo, migrations, type OnMigrationStep } from './kit/sql/migrate.ts'
export { type PlannedMigration, type PlannedStatement, planMigrations } from './kit/sql/planned-migrations.ts'
export { lookedUp, plannedOnce } from './kit/sql/planned-once.ts'
export type { Schema } from './kit/sql/schema.ts'
export { migrate } from './prepare.ts'
export { fillWithSample, hasData, resetToSample, seedSample } from './sample/index.ts'
export { type Amounts, generatedKinds as seedKinds, inProportion, seedScale } from './sample/seed/index.ts'
export { forgetCounts, noteVersion, type StoredFile, settleRestored, storedFiles } from './system/backup/index.ts'
export { examine, type Finding, mend } from './system/doctor/index.ts'
export { listenInside } from './system/events/index.ts'
export { readMaintenance, switchMaintenance } from './system/maintenance/index.ts'
