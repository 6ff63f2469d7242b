import { type Me, me } from '@quarterdeck/contract/account/me'
import { instantToDay, localDayToInstant } from '@quarterdeck/contract/kit/day'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { reading } from './api/queries.ts'

/** Query of the signed-in user. Cached for five minutes, since the server checks permissions on every call anyway. */
export const sessionQuery = { ...reading(me.read), staleTime: 5 * 60_000 }

export const useMe = (): Me => useSuspenseQuery(sessionQuery).data

/** Returns true if the user has a permission. For display only; the server enforces it. */
export const usePermission = (permission: Permission): boolean => useMe().permissions.includes(permission)

/** Returns the user on a public screen; undefined if nobody is signed in. */
export const useVisitor = (): Me | undefined => useQuery({ ...sessionQuery, enabled: false }).data

/** Returns today in the company's time zone, stored as a calendar day in UTC. */
export const useCompanyNow = (): Date => localDayToInstant(new Date(), useMe().companyZone)

/**
 * Returns a function that converts an instant to its day in the company's time zone, stored as a calendar day in UTC.
 */
export const useCompanyDay = (): ((at: string) => string) => {
  const { companyZone } = useMe()
  return (at) => localDayToInstant(new Date(at), companyZone).toISOString()
}

/** Returns today in the company's time zone, `2026-11-21`: the date of new invoices, wherever the user is. */
export const useCompanyToday = (): string => instantToDay(useCompanyNow())
