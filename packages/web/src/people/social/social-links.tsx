import { social } from '@quarterdeck/contract/people/social'
import { displayUrl } from '@quarterdeck/contract/people/social-networks'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { networks } from './networks.ts'
import classes from './social-links.module.css'

export const socialLinksOf = (id: string) => reading(social.of, { id })

/** Links the social profiles of a person. Hidden if they cannot be loaded, because the page works without them. */
export const SocialLinks = ({ id }: { id: string }) => {
  const { data } = useQuery(socialLinksOf(id))
  return (
    data &&
    data.links.length > 0 && (
      <span className={classes.links}>
        {data.links.map(({ network, url }) => {
          const { name, icon: Icon } = networks[network]
          const label = `${name}: ${displayUrl(url)}`
          return (
            <a key={url} href={url} target="_blank" rel="noreferrer" aria-label={label} title={label}>
              <Icon size={18} stroke={1.5} aria-hidden />
            </a>
          )
        })}
      </span>
    )
  )
}
