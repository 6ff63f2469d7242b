import { invitations } from '@quarterdeck/contract/invitations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'

/** Who is invited by a link. */
export const useInvitation = (token: string | undefined) => {
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await call(invitations.look, { body: { token: token ?? '' } })).data,
    enabled: token !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  return { invitation: data, isGone: isError }
}
