import { join } from 'node:path'
import { migrations } from '@quarterdeck/api'
import { findHome } from '../embedded/home.ts'
import { removeStage } from '../embedded/restored.ts'
import type { Settings } from '../settings.ts'
import { openTarget } from './open-target.ts'
import { guardVersion } from './read.ts'
import { guardRoom, inspect, restoreInto } from './restore.ts'

/** Data folder inside the data folder in which a backup is tried. */
export const checkingOf = (dataDir: string): string => join(dataDir, 'checking')

/**
 * Restores a backup on the side, compares it with its manifest, and removes it again.
 * @throws StartFailure for one that cannot be restored, or where there is no room to try
 */
export const check = async (settings: Settings, name: string): Promise<string> => {
  const target = openTarget(settings)
  const source = { open: () => target.read(name), passphrase: settings.backups.passphrase }
  const { header, manifest } = await inspect(source)
  guardVersion(header, Object.keys(migrations))
  const stage = checkingOf(settings.dataDir)
  await removeStage(stage)
  guardRoom(settings.dataDir, manifest)
  findHome(settings.dataDir, () => undefined)
  try {
    await restoreInto(stage, source, { manifest, onProgress: () => undefined }, { s3: undefined, isLasting: false })
    return name
  } finally {
    await removeStage(stage)
  }
}
