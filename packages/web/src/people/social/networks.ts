import type { SocialNetwork } from '@quarterdeck/contract/people/social-networks'
import type { Icon } from '@tabler/icons-react'
import IconBrandBluesky from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandXing from '@tabler/icons-react/dist/esm/icons/IconBrandXing.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'

/** Name of each network, the same in all languages, and its icon. */
export const networks: Readonly<Record<SocialNetwork, { readonly name: string; readonly icon: Icon }>> = {
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  github: { name: 'GitHub', icon: IconBrandGithub },
  x: { name: 'X', icon: IconBrandX },
  bluesky: { name: 'Bluesky', icon: IconBrandBluesky },
  instagram: { name: 'Instagram', icon: IconBrandInstagram },
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  youtube: { name: 'YouTube', icon: IconBrandYoutube },
  xing: { name: 'XING', icon: IconBrandXing },
}
