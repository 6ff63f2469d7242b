export { createApi } from './app.ts'
export { forgetCounts, type StoredFile, settleRestored, storedFiles } from './backup/index.ts'
export { examine, type Finding, mend } from './doctor/index.ts'
export { listenInside } from './events/index.ts'
export { downloadLimits } from './http/downloads.ts'
export { openSlots } from './http/slots.ts'
export { readMaintenance, switchMaintenance } from './maintenance/index.ts'
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
} from './ports.ts'
export { migrate } from './prepare.ts'
export { fillWithSample, hasData, resetToSample, seedSample } from './sample/index.ts'
export { type Amounts, inProportion, kinds as seedKinds, seedScale } from './seed/index.ts'
export { migrateTo, migrations } from './sql/migrate.ts'
export { lookedUp, plannedOnce } from './sql/planned-once.ts'
export type { Schema } from './sql/schema.ts'
