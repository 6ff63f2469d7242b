import { type SocialLink, social } from '@quarterdeck/contract/people/social'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useOptimistic } from '../../../kit/ui/use-optimistic.ts'

export const ownLinks = reading(social.read)

type Links = readonly SocialLink[]
interface Saved {
  readonly links: SocialLink[]
}

/** Keeps the list as it is arranged: it shows at once, and goes back where it could not be saved. */
export const useLinks = () => {
  const { change, shown } = useOptimistic({
    query: ownLinks,
    apply: ({ links }: Saved, arrange: (links: Links) => Links): Saved => ({ links: [...arrange(links)] }),
    save: async (arrange, { links }): Promise<Saved> =>
      (await call(social.save, { body: { links: [...arrange(links)] } })).data,
  })
  return { arrange: change, shown }
}
