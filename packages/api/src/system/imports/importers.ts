import type { Importable } from '@quarterdeck/contract/kit/entities'
import type { ImportMode } from '@quarterdeck/contract/system/imports'
import { importModes } from '@quarterdeck/contract/system/imports'
import { collections } from '../../kinds.ts'
import type { Importer } from '../../kit/records/importer.ts'

/** Returns the importer of an entity. */
export const importerFor = (entity: Importable): Importer<unknown> => collections[entity].importer

/** Returns the modes that an importer offers. */
export const modesOf = ({ update }: Importer<unknown>): readonly ImportMode[] => (update ? importModes : ['create'])
