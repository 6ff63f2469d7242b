import type { Importable } from '@quarterdeck/contract/core/entities'
import type { ImportMode } from '@quarterdeck/contract/work/imports'
import { importModes } from '@quarterdeck/contract/work/imports'
import { collections } from '../../kinds.ts'
import type { Importer } from '../../records/importer.ts'

/** How an entity is imported. */
export const importerFor = (entity: Importable): Importer<unknown> => collections[entity].importer

/** What the rows of a file may do. */
export const modesOf = ({ update }: Importer<unknown>): readonly ImportMode[] => (update ? importModes : ['create'])
