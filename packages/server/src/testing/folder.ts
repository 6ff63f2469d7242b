import { onTestFinished } from 'vitest'
import { makeFolder } from './served-folder.ts'

/** Creates a data folder for a test; processes that still use it at the end are stopped by id. */
export const temporaryFolder = (): string => {
  const { path, remove } = makeFolder()
  onTestFinished(remove)
  return path
}
