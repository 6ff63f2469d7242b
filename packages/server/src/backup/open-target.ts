import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { openBucketTarget } from './bucket-target.ts'
import { openFolderTarget } from './folder-target.ts'
import type { Target } from './target.ts'

/** Opens the place of nightly backups. */
export const openTarget = ({ backups: { dir, s3 }, dataDir }: Pick<Settings, 'backups' | 'dataDir'>): Target =>
  s3 ? openBucketTarget(s3) : openFolderTarget(dir ?? join(dataDir, 'backups'))
