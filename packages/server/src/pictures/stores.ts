import { join } from 'node:path'
import type { PictureStores } from '@quarterdeck/api'
import type { Settings } from '../settings.ts'
import { openFolderStore } from './folder-store.ts'

/**
 * Where pictures are kept. Where several servers may share the database that is the database too, since none sees the other's
 * folder; the folder is still read, for pictures from before.
 */
export const openPictureStores = ({ databaseUrl }: Settings, folder: string): PictureStores => ({
  current: databaseUrl ? 'database' : 'folder',
  folder: openFolderStore(join(folder, 'pictures')),
  s3: undefined,
})
