import { localStorageColorSchemeManager, type MantineColorScheme, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lazy } from 'react'
import { KindsContext } from '../kit/records/kinds.ts'
import type { Services } from '../kit/ui/services.ts'
import { ServicesContext } from '../kit/ui/services.ts'
import { cssVariables, theme } from '../kit/ui/theme.ts'
import { kinds } from './kinds.ts'

/** Services of the design system; each is loaded when it is first needed. */
const services: Services = {
  Forbidden: lazy(async () => ({
    default: (await import('../kit/session/forbidden/forbidden-panel.tsx')).ForbiddenPanel,
  })),
  saveFile: async (...file) => (await import('../kit/lib/api/download.ts')).download(...file),
  saveSelection: async (wanted) => (await import('../kit/records/export-selection.ts')).exportSelection(wanted),
  sendPhoto: async (...photo) => (await import('../catalog/pictures/send-photo.ts')).sendPhoto(...photo),
}

const schemes = localStorageColorSchemeManager({ key: 'userColorScheme' })

interface Props {
  readonly queries: QueryClient
  /** The colour scheme of someone who has not chosen one. */
  readonly scheme?: MantineColorScheme
  readonly children: ReactNode
}

/** Provides every screen with the theme, the kinds of records, and the cache of answers. */
export const Providers = ({ queries, scheme = 'auto', children }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={schemes}
    defaultColorScheme={scheme}
  >
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>
        <KindsContext value={kinds}>{children}</KindsContext>
      </ServicesContext>
    </QueryClientProvider>
  </MantineProvider>
)
