import type { User } from '@quarterdeck/contract/users'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import classes from './person.module.css'

/** Who it is: face, name as the link to the record, address of mail. Names come in every script and direction. */
export const Person = ({ user }: { user: User }) => (
  <div className={classes.person}>
    <Avatar name={user.name} image={user.image} />
    <div className={classes.text}>
      <Link to="/users/$id" params={{ id: String(user.id) }} className={classes.name}>
        <bdi>{user.name}</bdi>
      </Link>
      <span className={classes.email}>{user.email}</span>
    </div>
  </div>
)

export const PersonSkeleton = () => (
  <div className={classes.person}>
    <Skeleton width={28} height={28} round />
    <div className={classes.text} style={{ gap: 6 }}>
      <Skeleton width={128} />
      <Skeleton width={184} height={10} />
    </div>
  </div>
)
