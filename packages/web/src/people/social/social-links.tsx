import { social } from '@quarterdeck/contract/people/social'
import { shownAddress } from '@quarterdeck/contract/people/social-networks'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { networks } from './networks.ts'
import classes from './social-links.module.css'

export const socialLinksOf = (id: string) => reading(social.of, { id })

/** Where a person can be found elsewhere, in their order. They are an extra: without them the person is still there. */
export const SocialLinks = ({ id }: { id: string }) => {
  const { data } = useQuery(socialLinksOf(id))
  return (
    data &&
    data.links.length > 0 && (
      <span className={classes.links}>
        {data.links.map(({ network, url }) => {
          const { name, icon: Icon } = networks[network]
          const label = `${name}: ${shownAddress(url)}`
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
