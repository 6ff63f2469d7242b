import { lazy } from 'react'
import type { Services } from '../ui/services.ts'

/** What the design system has done for it: each is loaded when it is first wanted. */
export const services: Services = {
  Forbidden: lazy(async () => ({
    default: (await import('../session/forbidden/forbidden-panel.tsx')).ForbiddenPanel,
  })),
  saveFile: async (...file) => (await import('../lib/api/download.ts')).download(...file),
  saveSelection: async (wanted) => (await import('../records/export-selection.ts')).exportSelection(wanted),
  sendPhoto: async (...photo) => (await import('../catalog/pictures/send-photo.ts')).sendPhoto(...photo),
}
