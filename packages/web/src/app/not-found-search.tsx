import { SearchBox } from '../records/palette/index.ts'
import classes from './app.module.css'
import { usePlaces } from './commands/use-places.ts'
import { useVisitor } from './use-visitor.ts'

/** Finds the screens, and for those who are signed in the records, that one may have meant. */
export const NotFoundSearch = () => {
  const visitor = useVisitor()
  const places = usePlaces(visitor?.permissions)
  return (
    <div className={classes.notFoundSearchSearch}>
      <SearchBox
        commands={places}
        withRecords={visitor !== null}
        always={false}
        onChoose={({ perform }) => perform()}
      />
    </div>
  )
}
