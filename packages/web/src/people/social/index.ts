export { networks } from './networks.ts'
export { SocialLinks, socialLinksOf } from './social-links.tsx'
