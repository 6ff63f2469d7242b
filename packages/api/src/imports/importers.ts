import type { Importable } from '@quarterdeck/contract/entities'
import type { ImportMode } from '@quarterdeck/contract/imports'
import { importModes } from '@quarterdeck/contract/imports'
import type { Importer } from '../db/importer.ts'
import { importer as products } from '../products/index.ts'
import { importer as users } from '../users/index.ts'

/** The entities that may be imported; each is handed drafts and records of its own only, so their types may be forgotten here. */
export const importers = { users, products } as unknown as Readonly<Record<Importable, Importer<unknown>>>

/** What the rows of a file may do. */
export const modesOf = ({ update }: Importer<unknown>): readonly ImportMode[] => (update ? importModes : ['create'])
