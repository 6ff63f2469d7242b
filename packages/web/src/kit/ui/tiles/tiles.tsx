import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './tiles.module.css'

export interface Tile {
  readonly label: string
  readonly figure: ReactNode
  readonly hint: string
  /** Link to exactly the records that were counted. */
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search' | 'resetScroll'>
}

/** Renders figures that link to the records they count. */
export const Tiles = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <nav className={classes.tiles} data-four={tiles.length % 4 === 0 || undefined} aria-label={label}>
    {tiles.map(({ label: name, figure, hint, link }) => (
      <Link key={name} {...link} className={classes.tile}>
        <span className={classes.label}>{name}</span>
        <span className={classes.figure}>{figure}</span>
        <span className={classes.hint}>{hint}</span>
      </Link>
    ))}
  </nav>
)

/** Skeleton of the tiles. */
export const TilesSkeleton = ({ count = 5 }: { count?: number }) => (
  <div className={classes.tiles} data-four={count % 4 === 0 || undefined} aria-busy="true">
    {[...Array(count).keys()].map((place) => (
      <div key={place} className={classes.tile} />
    ))}
  </div>
)
