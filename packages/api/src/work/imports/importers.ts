import type { Importable } from '@quarterdeck/contract/entities'
import type { ImportMode } from '@quarterdeck/contract/imports'
import { importModes } from '@quarterdeck/contract/imports'
import type { Importer } from '../../records/importer.ts'
import { collections } from '../../kinds.ts'

/** How an entity is imported. */
export const importerOf = (entity: Importable): Importer<unknown> => collections[entity].importer

/** What the rows of a file may do. */
export const modesOf = ({ update }: Importer<unknown>): readonly ImportMode[] => (update ? importModes : ['create'])
