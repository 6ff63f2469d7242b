import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { defaultViewOf, type ListName } from './address.ts'

/** A list whose bare address leads to the person's default view. */
export const DefaultView = ({ list, children }: { list: ListName; children: ReactNode }) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const opening = defaultViewOf(list, search)
  // A list does not know on which route it stands, so its parameters have no type there.
  return opening ? <Navigate to="." search={opening as never} replace /> : children
}
