import { localStorageColorSchemeManager, type MantineColorScheme, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KindsContext } from '../records/kinds.ts'
import { ServicesContext } from '../ui/services.ts'
import { cssVariables, theme } from '../ui/theme.ts'
import { kinds } from './kinds.ts'
import { services } from './services.ts'

const schemes = localStorageColorSchemeManager({ key: 'userColorScheme' })

interface Props {
  readonly queries: QueryClient
  /** The colour scheme of someone who has not chosen one. */
  readonly scheme?: MantineColorScheme
  readonly children: ReactNode
}

/** What all screens stand on: the theme, the kinds of records, and what is known of the server's answers. */
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
