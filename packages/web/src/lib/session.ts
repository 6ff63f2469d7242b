import { type Me, me } from '@quarterdeck/contract/account/me'
import { dayKept, keptIn } from '@quarterdeck/contract/core/day'
import type { Permission } from '@quarterdeck/contract/core/permission'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { reading } from './api/queries.ts'

/** Who is signed in. It changes rarely, and the server decides every call anyhow. */
export const whoIsSignedIn = { ...reading(me.read), staleTime: 5 * 60_000 }

export const useMe = (): Me => useSuspenseQuery(whoIsSignedIn).data

/** Whether the person may do that; the server enforces it, the product only mirrors it. */
export const useMay = (permission: Permission): boolean => useMe().permissions.includes(permission)

/** Who looks at a screen that anyone may see; undefined for whoever is not signed in. */
export const useVisitor = (): Me | undefined => useQuery({ ...whoIsSignedIn, enabled: false }).data

/** Now, as days are kept: in UTC it is the day that it is where the company is. */
export const useCompanyNow = (): Date => keptIn(new Date(), useMe().companyZone)

/** The day that a moment was where the company is, as days are kept. */
export const useCompanyDay = (): ((at: string) => string) => {
  const { companyZone } = useMe()
  return (at) => keptIn(new Date(at), companyZone).toISOString()
}

/** The day that it is where the company is, `2026-11-21`: by it invoices are dated, wherever somebody writes them. */
export const useCompanyToday = (): string => dayKept(useCompanyNow())
