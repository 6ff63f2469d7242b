import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentFiles } from '../kit/attachments.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  emailAddress,
  id,
  idQuery,
  instant,
  multilineText,
  phone,
  requiredText,
  sentId,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { LetterDraft, letterEndpoints } from '../kit/letters.ts'
import { User } from '../people/users.ts'
import { applicantSources, applicantStages, endReasons, interviewTimes, pipelineStages } from './career-words.ts'

/** A candidate for an opening. */
const fields = z.object({
  openingId: sentId,
  name: requiredText(120),
  email: emailAddress,
  phone,
  source: choice(applicantSources),
  stage: choice(applicantStages),
  reason: choice(endReasons),
  /** Stars; 0 for not rated. */
  rating: z.int().min(0).max(5),
  ownerId: sentId.nullable(),
  appliedAt: instant,
  nextInterviewAt: instant.nullable(),
  note: multilineText(5000),
  /** CV and other documents; sent as the keys of uploaded files. */
  files: sentFiles,
})

export const ApplicantDraft = fields.extend({
  phone: fields.shape.phone.default(''),
  source: fields.shape.source.default('Website'),
  stage: fields.shape.stage.default('Applied'),
  reason: fields.shape.reason.default('None'),
  rating: fields.shape.rating.default(0),
  ownerId: fields.shape.ownerId.default(null),
  /** Defaults to now. */
  appliedAt: instant.optional(),
  nextInterviewAt: fields.shape.nextInterviewAt.default(null),
  note: fields.shape.note.default(''),
  files: fields.shape.files.default([]),
})
export type ApplicantDraft = z.output<typeof ApplicantDraft>

export const ApplicantPatch = fields.partial()
export type ApplicantPatch = z.output<typeof ApplicantPatch>

const maybe = timestamp.nullable()

export const Applicant = fields.extend({
  id,
  openingId: id,
  ownerId: id.nullable(),
  appliedAt: timestamp,
  nextInterviewAt: maybe,
  files: z.array(Attachment),
  /** Time of entering each stage; null for stages not reached or skipped. */
  screenAt: maybe,
  interviewAt: maybe,
  offerAt: maybe,
  hiredAt: maybe,
  /** Time of rejection or withdrawal. */
  endedAt: maybe,
  /** The furthest stage reached, whatever the outcome. */
  furthest: z.enum(pipelineStages),
  /** User account created for a hired applicant. */
  userId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Applicant = z.output<typeof Applicant>

export const applicantKind = kindOf(
  'applicants',
  {
    openingId: { personal: false, of: 'openings' },
    name: { personal: true, edited: 'cells' },
    email: { personal: true, as: 'email', edited: 'cells', sort: false },
    phone: { personal: true, as: 'phone', edited: 'cells', filter: false },
    source: { personal: false, edited: 'bulk', values: applicantSources },
    stage: { personal: false, edited: 'bulk', values: applicantStages },
    reason: { personal: false, edited: 'bulk', values: endReasons, sort: false },
    rating: { personal: false, edited: 'cells', as: 'number' },
    ownerId: { personal: false, of: 'users' },
    appliedAt: { personal: false, as: 'date' },
    nextInterviewAt: { personal: false, as: 'instant' },
    note: { personal: true, as: 'long text' },
    files: { personal: true, as: 'files' },
    screenAt: { personal: false, as: 'date', sort: false },
    interviewAt: { personal: false, as: 'date', sort: false },
    offerAt: { personal: false, as: 'date', sort: false },
    hiredAt: { personal: false, as: 'date', sort: false },
    endedAt: { personal: false, as: 'date', sort: false },
    furthest: { personal: false, values: pipelineStages, sort: false },
    userId: { personal: false, as: 'reference', of: 'users', filter: false },
  },
  {
    one: 'applicant',
    record: Applicant,
    draft: ApplicantDraft,
    patch: ApplicantPatch,
    filters: { interview: { kind: 'choice', values: interviewTimes } },
    order: [
      'openingId',
      'name',
      'email',
      'source',
      'stage',
      'furthest',
      'reason',
      'rating',
      'ownerId',
      'interview',
      'appliedAt',
      'screenAt',
      'interviewAt',
      'offerAt',
      'hiredAt',
      'endedAt',
      'nextInterviewAt',
    ],
    screenSort: '-appliedAt',
    exported: [
      'id',
      'openingId',
      'name',
      'email',
      'phone',
      'source',
      'stage',
      'reason',
      'rating',
      'ownerId',
      'appliedAt',
      'nextInterviewAt',
      'hiredAt',
      'endedAt',
    ],
    words: {
      one: 'an applicant',
      all: 'applicants',
      update: 'Change an applicant; absent fields stay unchanged. A new stage is recorded with its time',
      facets: 'source, stage, furthest stage, reason and next interview',
    },
    endpoints: (usual) => ({
      ...usual,
      ...attachmentEndpoints('/applicants', 'applicants:read', 'applicants:write'),
      ...letterEndpoints('/applicants', 'applicants:write', {
        body: LetterDraft.extend({ reason: choice(endReasons) }),
        plan: 'Preview the recipients of a rejection mail to applicants, and those left out with reasons',
        write: 'Reject applicants and mail them. Undoing restores all stages in one step, but cannot recall the mails',
      }),
      hire: endpoint({
        method: 'POST',
        path: '/applicants/hire',
        needs: 'users:write',
        sendsNoMail: true,
        summary:
          'Hire an applicant: sets the stage to Hired and creates a pending user with their name, address and job title. Undone in one step',
        query: idQuery,
        output: z.object({ applicant: Applicant, user: User }),
      }),
    }),
  },
)
export const applicantList = applicantKind.list
export const applicants = applicantKind.endpoints
