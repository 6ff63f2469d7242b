import type { SocialLink } from '@quarterdeck/contract/people/social'

interface SocialLinksTable extends SocialLink {
  userId: number
  position: number
}

export interface SocialSchema {
  socialLinks: SocialLinksTable
}
