import type { SocialLink } from '@quarterdeck/contract/social'

interface SocialLinksTable extends SocialLink {
  userId: number
  position: number
}

export interface SocialSchema {
  socialLinks: SocialLinksTable
}
