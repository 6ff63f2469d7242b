import type { About } from '@quarterdeck/contract/sales/notes'
import { Link } from '@tanstack/react-router'
import { usePart } from '../../lib/part.ts'
import { useHistory, useKind, useKinds } from '../kinds.ts'

/** Leads to the screen on which the notes on a record stand. */
export const NotedLink = ({ entity, record }: About) => {
  const { screen, notes = screen } = useKind(entity)
  const { Name } = usePart(useKinds()[entity].reading)
  const { name } = useHistory(entity)
  const target = notes?.(record) ?? { to: `/${entity}/$id`, params: { id: record } }
  return <Link {...target}>{Name ? <Name id={record} /> : name(record)}</Link>
}
