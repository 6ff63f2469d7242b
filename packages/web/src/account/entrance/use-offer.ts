import { useQuery } from '@tanstack/react-query'
import { readSignInOptions } from '../../kit/lib/api/auth.ts'

export const offerKey = ['sign-in-offer']

const nothing = { needed: false, accounts: [] }

/** Returns the ways to sign in and register that this installation offers. */
export const useOffer = () => {
  const { data = nothing } = useQuery({ queryKey: offerKey, queryFn: readSignInOptions, staleTime: Infinity })
  return data
}
