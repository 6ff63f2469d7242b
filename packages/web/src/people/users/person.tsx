import type { User } from '@quarterdeck/contract/users'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './person.module.css'

/** Who it is: face, and name as the link to the record. Names come in every script and direction. */
export const Person = ({ user }: { user: User }) => (
  <div className={classes.person}>
    <Avatar name={user.name} image={user.image} />
    <Link to="/users/$id" params={{ id: String(user.id) }} className={classes.name}>
      <bdi>{user.name}</bdi>
    </Link>
  </div>
)

export const PersonSkeleton = () => (
  <div className={classes.person}>
    <Skeleton width={28} height={28} round />
    <Skeleton width={128} />
  </div>
)
