import { boardList, boards } from '@quarterdeck/contract/boards/boards'
import { cardList, cards } from '@quarterdeck/contract/boards/cards'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { serveAttachments } from '../kit/files/attachments.ts'
import type { Serve } from '../kit/http/serve.ts'
import { listAnswer } from '../kit/lists/page.ts'
import type { Ports } from '../kit/ports.ts'
import { changeRecord, deleteRecords, idsOf } from '../kit/records/records.ts'
import { integerKey } from '../kit/sql/keys.ts'
import * as boardStore from './boards.ts'
import * as cardStore from './cards.ts'
import { flowOf, staysOf } from './flow.ts'
import { lockBoard } from './guards.ts'
import { moveCard, moveCards, removeBoard, removeColumn } from './move.ts'

export const serveBoards = (serve: Serve): void => {
  // The answer depends on the user, so it is not shared.
  serve.read(boards.list, async ({ db, list, url, actor }) =>
    listAnswer(boardList, url, list, await boardStore.list(db, list, actor), (rows) => rows.map(boardStore.toDto)),
  )

  serve.read(boards.read, async ({ db, query, actor }) =>
    boardStore.toDto(await boardStore.seenBoard(db, actor, integerKey(query.id ?? '') ?? 0)),
  )

  serve.write(boards.create, async ({ body, ...context }) => ({
    board: boardStore.toDto(await boardStore.create(context, body)),
  }))

  serve.write(boards.update, async ({ body, query, ifMatch, ...context }) => {
    await boardStore.seenBoard(context.tx, context.actor, integerKey(query.id ?? '') ?? 0)
    const board = await changeRecord(context, boardStore.repository, query.id, ifMatch, () => body)
    return { board: boardStore.toDto(board) }
  })

  serve.write(boards.removeColumn, async ({ body, ...context }) => ({
    board: boardStore.toDto(await removeColumn(context, body)),
  }))

  serve.write(boards.remove, async ({ query, ifMatch, ...context }) => ({
    board: boardStore.toDto(await removeBoard(context, query.id, ifMatch)),
  }))
}

export const serveCards = (serve: Serve, ports: Ports): void => {
  serveAttachments(serve, ports, 'cards', cards)

  serve.read(cards.list, async ({ db, list, url, actor }) =>
    listAnswer(cardList, url, list, await cardStore.list(db, list, actor), (rows) => rows.map(cardStore.toDto)),
  )

  serve.read(cards.read, async ({ db, query, actor }) => {
    const card = await cardStore.byId(db, integerKey(query.id ?? '') ?? 0)
    if (!card) throw notFound('Card')
    await cardStore.guardSeen(db, actor, [card.id])
    return cardStore.toDto(card)
  })

  serve.read(cards.summary, async ({ db, query, actor }) =>
    cardStore.summaryOf(db, (await boardStore.seenBoard(db, actor, query.boardId)).id),
  )

  serve.read(cards.flow, async ({ db, query, actor, now }) =>
    flowOf(db, await boardStore.seenBoard(db, actor, query.boardId), now),
  )

  serve.read(cards.stays, async ({ db, query, actor, now }) =>
    staysOf(db, await boardStore.seenBoard(db, actor, query.boardId), query.columnId, now),
  )

  serve.write(cards.create, async ({ body, ...context }) => {
    await lockBoard(context, body.boardId)
    return { card: cardStore.toDto(await cardStore.create(context, body)) }
  })

  serve.write(cards.update, async ({ body, query, ifMatch, ...context }) => {
    await cardStore.guardSeen(context.tx, context.actor, [integerKey(query.id ?? '') ?? 0])
    const change = await cardStore.claimed(context, body)
    return { card: cardStore.toDto(await changeRecord(context, cardStore.repository, query.id, ifMatch, () => change)) }
  })

  serve.write(cards.move, async ({ body: { id, ...place }, ...context }) => ({
    card: cardStore.toDto(await moveCard(context, id, place)),
  }))

  serve.write(cards.moveSome, async ({ body: { ids, ...place }, ...context }) => ({
    cards: (await moveCards(context, ids, place)).map(cardStore.toDto),
  }))

  serve.write(cards.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    await cardStore.guardSeen(
      context.tx,
      context.actor,
      ids.flatMap((id) => integerKey(id) ?? []),
    )
    const removed = await deleteRecords(context, cardStore.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(cardStore.toDto)
    if (!first) throw notFound('Card')
    return { card: single ? first : [first, ...rest] }
  })
}
