import type { Order } from '@quarterdeck/contract/core/list'
import type { Permission } from '@quarterdeck/contract/core/permission'
import type { Crop } from '@quarterdeck/contract/core/pictures'
import type { Selection } from '@quarterdeck/contract/core/selection'
import type { ExportFormat } from '@quarterdeck/contract/work/exports'
import { type ComponentType, createContext, use } from 'react'

export interface SelectionExport {
  /** The first word of the addresses of an entity that can be exported. */
  readonly entity: string
  readonly selection: Selection
  readonly sort: readonly Order[]
  readonly fields: readonly { readonly name: string; readonly label: string }[]
  readonly format: ExportFormat
  readonly fileName: string
}

export interface Sending {
  readonly signal: AbortSignal
  /** Of the upload, from 0 to 1. */
  readonly onUpload: (fraction: number) => void
}

/** What parts of this folder have done for them, so that they know no endpoint. All of it throws ApiErrors. */
export interface Services {
  /** Names the permission that is missing, and lets one ask for it. */
  readonly Forbidden: ComponentType<{ readonly needs: Permission }>
  /** @param path below `/api` */
  readonly saveFile: (path: string, parameters: URLSearchParams, fileName: string) => Promise<void>
  readonly saveSelection: (wanted: SelectionExport) => Promise<void>
  /** Answers the address at which the photo of a person is from then on. */
  readonly sendPhoto: (file: File, crop: Crop, sending: Sending) => Promise<string>
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('No services are given')
  return services
}
