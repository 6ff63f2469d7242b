import { useQuery } from '@tanstack/react-query'
import { signInOffer } from '../lib/api/auth.ts'

export const offerKey = ['sign-in-offer']

const nothing = { needed: false, accounts: [] }

/** What this installation offers to someone who is not signed in. */
export const useOffer = () => {
  const { data = nothing } = useQuery({ queryKey: offerKey, queryFn: signInOffer, staleTime: Infinity })
  return data
}
