import { invitations } from '@quarterdeck/contract/invitations'
import { type Registration, registration } from '@quarterdeck/contract/registration'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { signIn } from '../lib/api/auth.ts'
import { call } from '../lib/api/client.ts'
import { rememberCode } from '../ui/entrance/code-sent.ts'
import { useSending } from '../ui/use-sending.ts'

type Draft = z.input<typeof Registration>

/** Registers, or accepts an invitation and goes in. */
export const useRegister = (token: string | undefined) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSending()

  const accept = async ({ email, ...answer }: Draft, invite: string) => {
    await call(invitations.accept, { body: { ...answer, token: invite } })
    await signIn({ email, password: answer.password })
    queries.clear()
    await navigate({ to: '/users', hash: '' })
  }
  const ask = async (draft: Draft) => {
    const { data } = await call(registration.create, { body: draft })
    rememberCode(data)
    await navigate({ to: '/verification', hash: String(new URLSearchParams({ ticket: data.ticket })) })
  }
  return {
    busy,
    wrong,
    problem: problem('name', 'email', 'password'),
    register: (draft: Draft) => send(() => (token ? accept(draft, token) : ask(draft))),
  }
}
