import type { Order } from '@quarterdeck/contract/kit/list'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import type { Crop } from '@quarterdeck/contract/kit/pictures'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import { type ComponentType, createContext, use } from 'react'

export interface SelectionExport {
  /** First path segment of an exportable entity. */
  readonly entity: string
  readonly selection: Selection
  readonly sort: readonly Order[]
  readonly fields: readonly { readonly name: string; readonly label: string }[]
  readonly format: ExportFormat
  readonly fileName: string
}

export interface Sending {
  readonly signal: AbortSignal
  /** Upload progress, from 0 to 1. */
  readonly onUpload: (fraction: number) => void
}

/**
 * Functions that the UI library needs from the app, so that it has no dependency on endpoints. All reject with an
 * ApiError.
 */
export interface Services {
  /** Shows a missing permission and lets the user request it. */
  readonly Forbidden: ComponentType<{ readonly needs: Permission }>
  /** @param path below `/api` */
  readonly saveFile: (path: string, parameters: URLSearchParams, fileName: string) => Promise<void>
  readonly saveSelection: (wanted: SelectionExport) => Promise<void>
  /** Resolves to the URL of the uploaded photo. */
  readonly sendPhoto: (file: File, crop: Crop, sending: Sending) => Promise<string>
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (!services) throw new Error('No services are given')
  return services
}
