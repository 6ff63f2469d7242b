import { expect, test } from 'vitest'
import { enterStage, newApplication, type StageDates } from './stages.ts'

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))

const walk = (...stages: readonly StageDates['stage'][]): StageDates => {
  let way = newApplication(day(0))
  for (const [index, stage] of stages.entries()) way = { ...way, ...enterStage(way, stage, day(index + 1)) }
  return way
}

test('each stage is noted with its time, and how far somebody got', () => {
  expect(walk('Screen', 'Interview', 'Offer', 'Hired')).toMatchObject({
    stage: 'Hired',
    furthest: 'Hired',
    appliedAt: day(0),
    screenAt: day(1),
    interviewAt: day(2),
    offerAt: day(3),
    hiredAt: day(4),
    endedAt: null,
  })
})

test('an end leaves the way as it was', () => {
  expect(walk('Screen', 'Rejected')).toMatchObject({ furthest: 'Screen', screenAt: day(1), endedAt: day(2) })
  expect(walk('Offer', 'Hired', 'Withdrawn')).toMatchObject({ furthest: 'Offer', hiredAt: null, endedAt: day(3) })
  expect(walk('Withdrawn', 'Rejected')).toMatchObject({ stage: 'Rejected', endedAt: day(1) })
})

test('a stage that was skipped has no time', () => {
  expect(walk('Offer')).toMatchObject({ screenAt: null, interviewAt: null, offerAt: day(1), furthest: 'Offer' })
})

test('back is a correction: what came later is forgotten, what came before stays', () => {
  expect(walk('Screen', 'Offer', 'Screen')).toMatchObject({ furthest: 'Screen', screenAt: day(1), offerAt: null })
  expect(walk('Screen', 'Rejected', 'Screen')).toMatchObject({ screenAt: day(1), endedAt: null, reason: 'None' })
  expect(walk('Screen', 'Applied')).toMatchObject({ appliedAt: day(0), screenAt: null, furthest: 'Applied' })
})
