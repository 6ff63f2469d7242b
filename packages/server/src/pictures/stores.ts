import { join } from 'node:path'
import type { PictureStores, StoreName } from '@quarterdeck/api'
import type { Settings } from '../settings.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

/** Of several servers none sees the folder of another, but all of them the database. */
const currentOf = ({ s3, databaseUrl }: Pick<Settings, 's3' | 'databaseUrl'>): StoreName => {
  if (s3) return 's3'
  return databaseUrl ? 'database' : 'folder'
}

/** Where pictures are kept, and where those from before are still read. */
export const openPictureStores = (settings: Pick<Settings, 's3' | 'databaseUrl'>, folder: string): PictureStores => ({
  current: currentOf(settings),
  folder: openFolderStore(join(folder, 'pictures')),
  s3: settings.s3 && openS3Store(settings.s3),
})
