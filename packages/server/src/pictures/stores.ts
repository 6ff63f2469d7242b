import { join } from 'node:path'
import type { PictureStores, StoreName } from '@quarterdeck/api'
import type { Settings } from '../settings.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

/** Returns the store of new pictures: several servers share a database, but no folder. */
const currentOf = ({ s3, databaseUrl }: Pick<Settings, 's3' | 'databaseUrl'>): StoreName => {
  if (s3) return 's3'
  return databaseUrl ? 'database' : 'folder'
}

/** Opens the store of new pictures and those that older ones are still read from. */
export const openPictureStores = (settings: Pick<Settings, 's3' | 'databaseUrl'>, folder: string): PictureStores => ({
  current: currentOf(settings),
  folder: openFolderStore(join(folder, 'pictures')),
  s3: settings.s3 && openS3Store(settings.s3),
})
