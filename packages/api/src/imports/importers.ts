import { importer as users } from '../users/index.ts'

/** The entities that may be imported. */
export const importers = { users } as const
