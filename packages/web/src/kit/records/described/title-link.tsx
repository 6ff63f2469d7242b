import type { WithForm } from '@quarterdeck/contract/kit/entities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from '../records.module.css'
import { formOf } from './form-of.ts'

interface Props {
  readonly entity: WithForm
  readonly id: number | string
  readonly title: ReactNode
}

/** Title of a record in its list, as a link to its page. */
export const TitleLink = ({ entity, id, title }: Props) => (
  <Link {...formOf(entity, id)} className={classes.title}>
    <bdi>{title}</bdi>
  </Link>
)
