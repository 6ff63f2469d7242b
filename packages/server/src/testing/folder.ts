import { onTestFinished } from 'vitest'
import { makeFolder } from './served-folder.ts'

/** A data folder of this test's own; what still serves it at the end is ended by its id. */
export const temporaryFolder = (): string => {
  const { path, remove } = makeFolder()
  onTestFinished(remove)
  return path
}
